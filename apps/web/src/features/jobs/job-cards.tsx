import type { Job } from "@audit/contract";
import { Age } from "../../components/age.tsx";
import { ErrorText } from "../../components/field.tsx";
import { formatCount } from "../../format/numbers.ts";
import { HealthCell, StatusCell, tasksWord, WebsiteCell } from "./job-cells.tsx";
import { DetailsArea } from "./details-area.tsx";
import { countBeside } from "./job-words.ts";
import { RowActions } from "./row-actions.tsx";
import { useGenerate } from "./use-generate.ts";
import type { JobListProps } from "./job-list-props.ts";
import { t } from "../../language/messages.ts";

/** On a phone each row is a card of two lines and its controls. */
export default function JobCards({ shown, ...rest }: JobListProps) {
  return (
    <ul aria-label={t("Recent Jobs")} className="divide-y divide-line border-y border-line">
      {shown.map((job) => (
        <Card key={job.id} job={job} {...rest} />
      ))}
    </ul>
  );
}

function Card({ job, jobs, changes, openId, ...act }: { readonly job: Job } & Omit<JobListProps, "shown">) {
  const generation = useGenerate(job, act.onShortage);
  const open = openId === job.id;
  const detailsId = `details-${job.id}`;
  return (
    <li className="grid grid-cols-1 gap-3 py-4">
      <div className="flex items-center justify-between gap-3">
        <WebsiteCell job={job} />
        {job.health_score !== null && <HealthCell job={job} change={changes.get(job.id) ?? null} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13">
        <StatusCell job={job} />
        <CardFacts job={job} visible={act.visibleTasks(job)} />
      </div>
      <RowActions
        job={job}
        visible={act.visibleTasks(job)}
        generation={generation}
        open={open}
        detailsId={detailsId}
        onToggle={() => act.onToggle(job.id)}
        onAgain={() => act.onRetry(job)}
        onRemove={() => act.onRemove(job)}
      />
      {generation.fault !== null && <ErrorText>{generation.fault}</ErrorText>}
      {open && (
        <div id={detailsId} className="animate-[arrive_150ms_ease-out] pt-1">
          <DetailsArea job={job} runningBeside={countBeside(jobs, job)} onRetry={() => act.onRetry(job)}>
            {act.renderFinished(job)}
          </DetailsArea>
        </div>
      )}
    </li>
  );
}

function CardFacts({ job, visible }: { readonly job: Job; readonly visible: number }) {
  return (
    <span className="text-ink-3 tabular-nums">
      {job.status === "completed" && (
        <>
          {tasksWord(job, visible)} {job.action_count === 1 ? t("task") : t("tasks")} ·{" "}
          {job.completed_actions > 0 &&
            t("{completed_actions} done · ", { completed_actions: formatCount(job.completed_actions) })}
        </>
      )}
      <Age at={job.created_at} />
    </span>
  );
}
