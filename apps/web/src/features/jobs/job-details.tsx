import { nameOf } from "../../format/addresses.ts";
import { isActive, labelOf, type Job } from "@audit/contract";
import { type ReactNode, useId } from "react";
import { Button } from "../../components/button.tsx";
import { Impact } from "../../components/impact.tsx";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { StageList } from "../../components/stage-list.tsx";
import { countOf } from "../../format/numbers.ts";
import { activityLine, pagesLine } from "./job-words.ts";
import { shownProgress, stagesOf } from "./progress.ts";
import { sayTimeLeft } from "./time-left.ts";
import { Warnings } from "./warnings.tsx";
import { said, t } from "../../language/messages.ts";

export interface JobDetailsProps {
  readonly job: Job;
  /** Other jobs of the same account that are being worked on. */
  readonly runningBeside: number;
  readonly onRetry: () => void;
  /** Summary and files of a finished job. */
  readonly children: ReactNode;
}

/** What stands behind the Details toggle: the progress of a running job, the outcome of an ended one. */
export default function JobDetails({ job, runningBeside, onRetry, children }: JobDetailsProps) {
  if (isActive(job)) return <Running job={job} runningBeside={runningBeside} />;
  if (job.status === "failed") return <Failed job={job} onRetry={onRetry} />;
  return (
    <div className="grid gap-5">
      <Warnings job={job} />
      {children}
    </div>
  );
}

function Running({ job, runningBeside }: Pick<JobDetailsProps, "job" | "runningBeside">) {
  const percent = shownProgress(job);
  const { activity } = job;
  const left = job.status === "executing_parallel_streams" ? sayTimeLeft(activity?.secondsLeft ?? null) : null;
  return (
    <div className="grid gap-8 md:grid-cols-[13rem_minmax(0,1fr)]">
      <StageList stages={stagesOf(job.status)} />
      <div className="grid content-start gap-5">
        <div className="grid gap-2">
          <div className="flex items-baseline justify-between gap-4">
            <p className="min-w-0 truncate text-14 font-medium tabular-nums">
              {activity === null ? said(labelOf(job.status)) : pagesLine(activity)}
            </p>
            <span className="shrink-0 text-13 text-ink-2 tabular-nums">
              {left === null ? "" : `${left} · `}
              {percent}%
            </span>
          </div>
          <ProgressBar label={t("Progress of {host} in detail", { host: nameOf(job).host })} value={percent} />
          <p className="truncate text-13 text-ink-2 tabular-nums" title={activity?.url}>
            {activityLine(job, runningBeside)}
          </p>
          <p className="text-13 text-ink-3">{t("You can leave this page; the analysis goes on.")}</p>
        </div>
        <FirstFindings job={job} />
      </div>
    </div>
  );
}

function FirstFindings({ job }: { readonly job: Job }) {
  const titleId = useId();
  const findings = job.activity?.firstFindings ?? [];
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h4 id={titleId} className="mb-2 text-13 font-medium">
        {t("First findings")}{" "}
        <span className="font-normal text-ink-3">{t("so far; counts may change until the last page is read")}</span>
      </h4>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {findings.map(({ title, severity, count }) => (
          <li
            key={title}
            className="flex min-h-10 items-center gap-3 px-3 py-1.5 text-13 transition-[opacity,translate] duration-150 ease-out starting:translate-y-1 starting:opacity-0"
          >
            <span className="w-28 shrink-0">
              <Impact impact={severity} />
            </span>
            <span className="min-w-0 flex-1">{title}</span>
            <span className="shrink-0 text-ink-3 tabular-nums">{countOf(count, "page")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Failed({ job, onRetry }: Pick<JobDetailsProps, "job" | "onRetry">) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-14">{job.error ?? t("The analysis stopped before a report could be made.")}</p>
      <Button onClick={onRetry}>{t("Retry")}</Button>
    </div>
  );
}
