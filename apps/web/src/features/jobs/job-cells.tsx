import { nameOf } from "../../format/addresses.ts";
import { isActive, labelOf, type Job } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp } from "lucide-react";
import { cx } from "class-variance-authority";
import { Status } from "../../components/badge.tsx";
import { ProgressBar } from "../../components/progress-bar.tsx";
import { ScoreRing } from "../../components/score-ring.tsx";
import { SiteMark } from "../../components/site-mark.tsx";
import { formatCount } from "../../format/numbers.ts";
import { meaningOfJob } from "./job-words.ts";
import { shownProgress } from "./progress.ts";
import { said, t } from "../../language/messages.ts";

export function WebsiteCell({ job }: { readonly job: Job }) {
  const { host, path } = nameOf(job);
  const name = (
    <>
      {host}
      {path !== "" && <span className="font-normal text-ink-3">{path}</span>}
    </>
  );
  return (
    <div className="flex min-w-0 items-center gap-3">
      <SiteMark host={host} />
      {job.status === "completed" ? (
        <Link
          to="/dashboard/actions"
          search={{ jobId: job.id }}
          className="truncate font-medium hover:underline"
          title={job.url}
        >
          {name}
        </Link>
      ) : (
        <span className="truncate font-medium" title={job.url}>
          {name}
        </span>
      )}
    </div>
  );
}

/** The health score and how it moved since the run before. */
export function HealthCell({ job, change }: { readonly job: Job; readonly change: number | null }) {
  if (job.health_score === null) return <span className="text-ink-3">–</span>;
  return (
    <span className="inline-flex items-center gap-2">
      <ScoreRing score={job.health_score} label={t("Health")} size="small" />
      {change !== null && change !== 0 && <Change by={change} />}
    </span>
  );
}

function Change({ by }: { readonly by: number }) {
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      title={t("Change since the last run on this site")}
      className={cx("inline-flex items-center text-12 font-medium tabular-nums", by > 0 ? "text-good" : "text-bad")}
    >
      <Arrow aria-hidden className="size-3" />
      <span className="sr-only">{by > 0 ? t("up by") : t("down by")} </span>
      {Math.abs(by)}
    </span>
  );
}

export function StatusCell({ job }: { readonly job: Job }) {
  if (!isActive(job)) {
    const gaps = job.status === "completed" && job.warnings.length > 0;
    return (
      <Status meaning={meaningOfJob(job)}>
        {said(labelOf(job.status))}
        {gaps && <span className="text-ink-3">{t(", with gaps")}</span>}
      </Status>
    );
  }
  const percent = shownProgress(job);
  return (
    <div className="w-full max-w-56">
      <div className="mb-1.5 flex justify-between gap-3 text-13">
        <span className="truncate">{said(labelOf(job.status))}</span>
        <span className="text-ink-2 tabular-nums">{percent}%</span>
      </div>
      <ProgressBar label={t("Progress of {host}", { host: nameOf(job).host })} value={percent} />
    </div>
  );
}

/** @param visible tasks of it that the account sees */
export function TasksCell({ job, visible }: { readonly job: Job; readonly visible: number }) {
  if (job.status !== "completed") return <span className="text-ink-3">–</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      {tasksWord(job, visible)}
      {job.completed_actions > 0 && (
        <span className="text-ink-3">
          {" "}
          {t("· {completed_actions} done", { completed_actions: formatCount(job.completed_actions) })}
        </span>
      )}
    </span>
  );
}

/** "31", or "8 of 31" where the rest is not open. */
export const tasksWord = ({ action_count: all }: Pick<Job, "action_count">, visible: number): string =>
  visible < all ? t("{visible} of {all}", { visible: formatCount(visible), all: formatCount(all) }) : formatCount(all);
