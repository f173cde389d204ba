import type { Job } from "@audit/contract";
import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { Age } from "../../components/age.tsx";
import { ErrorText } from "../../components/field.tsx";
import { SortHead, Table, Td, Th } from "../../components/table.tsx";
import { HealthCell, StatusCell, TasksCell, WebsiteCell } from "./job-cells.tsx";
import { DetailsArea } from "./details-area.tsx";
import { countBeside } from "./job-words.ts";
import { type JobSort, type JobView } from "./job-view.ts";
import { RowActions } from "./row-actions.tsx";
import { useGenerate } from "./use-generate.ts";
import type { JobListProps } from "./job-list-props.ts";
import { t } from "../../language/messages.ts";

export interface JobTableProps extends JobListProps {
  readonly view: JobView;
  readonly onSort: (sort: JobSort) => void;
}

export function JobTable({ view, onSort, shown, ...rest }: JobTableProps) {
  const directionOf = (sort: JobSort) => (view.sort === sort ? view.direction : undefined);
  return (
    <Table caption={t("Recent Jobs")} fixed>
      <thead className="sticky top-14 z-10">
        <tr>
          <SortHead direction={directionOf("website")} onSort={() => onSort("website")}>
            {t("Website")}
          </SortHead>
          <Th className="w-24">{t("Health")}</Th>
          <SortHead direction={directionOf("status")} onSort={() => onSort("status")} className="w-56">
            {t("Status")}
          </SortHead>
          <Th className="w-32">{t("Tasks")}</Th>
          <SortHead direction={directionOf("date")} onSort={() => onSort("date")} className="w-36">
            {t("Date")}
          </SortHead>
          <Th className="w-88">
            <span className="sr-only">{t("Actions")}</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {shown.map((job) => (
          <Rows key={job.id} job={job} {...rest} />
        ))}
      </tbody>
    </Table>
  );
}

function Rows({
  job,
  jobs,
  changes,
  visibleTasks,
  openId,
  onToggle,
  onRemove,
  onRetry,
  onShortage,
  renderFinished,
}: { readonly job: Job } & Omit<JobListProps, "shown">) {
  const navigate = useNavigate();
  const generation = useGenerate(job, onShortage);
  const open = openId === job.id;
  const detailsId = `details-${job.id}`;
  const openReport = (event: MouseEvent<HTMLElement>): void => {
    const onControl = (event.target as HTMLElement).closest("a, button") !== null;
    if (onControl || job.status !== "completed" || window.getSelection()?.toString()) return;
    void navigate({ to: "/dashboard/actions", search: { jobId: job.id } });
  };
  return (
    <>
      {/* The row is a large target for the pointer; the link in its first cell is the same for the keyboard. */}
      <tr
        onClick={openReport}
        data-open={open || generation.fault !== null || undefined}
        className={`group transition-colors hover:bg-hover/55 data-open:[&>td]:border-transparent ${job.status === "completed" ? "cursor-pointer" : ""}`}
      >
        <Td className="max-w-0 min-w-56">
          <WebsiteCell job={job} />
        </Td>
        <Td>
          <HealthCell job={job} change={changes.get(job.id) ?? null} />
        </Td>
        <Td>
          <StatusCell job={job} />
        </Td>
        <Td>
          <TasksCell job={job} visible={visibleTasks(job)} />
        </Td>
        <Td className="text-ink-2">
          <Age at={job.created_at} />
        </Td>
        <Td>
          <RowActions
            job={job}
            visible={visibleTasks(job)}
            generation={generation}
            open={open}
            detailsId={detailsId}
            onToggle={() => onToggle(job.id)}
            onAgain={() => onRetry(job)}
            onRemove={() => onRemove(job)}
          />
        </Td>
      </tr>
      {generation.fault !== null && (
        <tr>
          <td colSpan={6} className="border-b border-line py-2.5 pe-3 ps-13">
            <ErrorText>{generation.fault}</ErrorText>
          </td>
        </tr>
      )}
      {open && (
        <tr id={detailsId}>
          <td colSpan={6} className="animate-[arrive_150ms_ease-out] border-b border-line pt-1 pe-3 pb-7 ps-13">
            <DetailsArea job={job} runningBeside={countBeside(jobs, job)} onRetry={() => onRetry(job)}>
              {renderFinished(job)}
            </DetailsArea>
          </td>
        </tr>
      )}
    </>
  );
}
