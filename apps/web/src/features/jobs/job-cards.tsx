import type { Job } from "@audit/contract";
import { Age } from "../../components/age.tsx";
import { countOf, formatCount } from "../../format/numbers.ts";
import { HealthCell, StatusCell, WebsiteCell } from "./job-cells.tsx";
import { JobDetails } from "./job-details.tsx";
import { countBeside } from "./job-words.ts";
import { scoreChange } from "./job-list.ts";
import { RowActions } from "./row-actions.tsx";
import type { JobListProps } from "./job-list-props.ts";

/** On a phone each row is a card of two lines and its controls. */
export function JobCards({ shown, jobs, openId, onToggle, onRemove, onRetry, renderFinished }: JobListProps) {
  return (
    <ul aria-label="Recent Jobs" className="divide-y divide-line border-y border-line">
      {shown.map((job) => (
        <li key={job.id} className="grid gap-3 py-4">
          <div className="flex items-center justify-between gap-3">
            <WebsiteCell job={job} />
            {job.health_score !== null && <HealthCell job={job} change={scoreChange(jobs, job)} />}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13">
            <StatusCell job={job} />
            <CardFacts job={job} />
          </div>
          <RowActions
            job={job}
            open={openId === job.id}
            detailsId={`details-${job.id}`}
            onToggle={() => onToggle(job.id)}
            onRemove={() => onRemove(job)}
          />
          {openId === job.id && (
            <div id={`details-${job.id}`} className="animate-[arrive_150ms_ease-out] pt-1">
              <JobDetails job={job} runningBeside={countBeside(jobs, job)} onRetry={() => onRetry(job)}>
                {renderFinished(job)}
              </JobDetails>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function CardFacts({ job }: { readonly job: Job }) {
  return (
    <span className="text-ink-3 tabular-nums">
      {job.status === "completed" && (
        <>
          {countOf(job.action_count, "task")} ·{" "}
          {job.completed_actions > 0 && `${formatCount(job.completed_actions)} done · `}
        </>
      )}
      <Age at={job.created_at} />
    </span>
  );
}
