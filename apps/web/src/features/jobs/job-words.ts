import { groupOf, isActive, type Job } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { formatCount } from "../../format/numbers.ts";

/** The address without its scheme and closing slash, as people say it. */
export function nameOf(job: Pick<Job, "url">): { host: string; path: string } {
  if (!URL.canParse(job.url)) return { host: job.url, path: "" };
  const { host, pathname, search } = new URL(job.url);
  return { host, path: pathname === "/" ? search : pathname + search };
}

export function meaningOfJob(job: Pick<Job, "status" | "warnings">): Meaning {
  if (job.status === "completed") return job.warnings.length > 0 ? "warning" : "good";
  if (job.status === "failed") return "bad";
  return isActive(job) ? "notice" : "warning";
}

/** What a running job does this moment: "reading /collections/shoes, 137 of about 420". */
export function activityLine(job: Pick<Job, "activity">): string | null {
  const { activity } = job;
  if (activity === null) return null;
  if (activity.waiting !== null) return activity.waiting;
  return `reading ${pathOf(activity.url)}, ${formatCount(activity.pages)} of about ${formatCount(Math.max(activity.known, activity.pages))}`;
}

function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

export interface Loss {
  readonly title: string;
  readonly loss: string;
  readonly confirmLabel: string;
  readonly keepLabel: string;
}

/** What deleting this job would take away, in the words of its state. */
export function lossOf(job: Job): Loss {
  const { host } = nameOf(job);
  if (isActive(job))
    return {
      title: `Cancel the analysis of ${host}?`,
      loss: "This cancels and deletes the job: it stops the analysis and removes partial results. This cannot be undone.",
      confirmLabel: "Cancel analysis",
      keepLabel: "Keep it running",
    };
  const keepLabel = "Keep it";
  if (job.status === "completed")
    return {
      title: `Delete the analysis of ${host}?`,
      loss: "The report, recommendations and executive summary will be permanently deleted. This cannot be undone.",
      confirmLabel: "Delete analysis",
      keepLabel,
    };
  return {
    title: `Delete the job for ${host}?`,
    loss: "This job will be removed from your list. This cannot be undone.",
    confirmLabel: "Delete job",
    keepLabel,
  };
}

/** What Delete All would take away. */
export function lossOfAll(jobs: readonly Job[]): Loss {
  const running = jobs.filter(({ status }) => groupOf(status) === "processing").length;
  const stops =
    running === 0 ? "" : ` ${running === 1 ? "The running one is" : `The ${running} running ones are`} cancelled.`;
  return {
    title: jobs.length === 1 ? "Delete your analysis?" : `Delete all ${formatCount(jobs.length)} analyses?`,
    loss: `All reports, recommendations and executive summaries will be permanently deleted.${stops} This cannot be undone.`,
    confirmLabel: "Delete All",
    keepLabel: "Keep them",
  };
}
