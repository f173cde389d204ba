import { groupOf, isActive, texts, type Job, type JobActivity, type JobStatus } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { nameOf } from "../../format/addresses.ts";
import { countOf, formatCount } from "../../format/numbers.ts";

export function meaningOfJob(job: Pick<Job, "status" | "warnings">): Meaning {
  if (job.status === "completed") return job.warnings.length > 0 ? "warning" : "good";
  if (job.status === "failed") return "bad";
  return isActive(job) ? "notice" : "warning";
}

/** How far reading the site is: "137 of about 420 pages". */
export function pagesLine({ pages, known, expected }: Pick<JobActivity, "pages" | "known" | "expected">): string {
  return `${formatCount(pages)} of about ${countOf(Math.max(expected ?? known, pages), "page")}`;
}

/** What a running job does this moment, or what it waits for: "reading /collections/shoes". */
export function activityLine(job: Pick<Job, "status" | "activity" | "in_line">, runningBeside: number): string {
  const { status, activity } = job;
  if (IN_LINE.includes(status)) return job.in_line ? placeLine(job.in_line) : waitingLine(runningBeside);
  if (activity?.waitsFor) return texts.waitsFor[activity.waitsFor];
  if (status !== READING) return doing.get(status) ?? "working";
  if (activity === null) return "asking for the first page";
  return activity.waiting ?? `reading ${pathOf(activity.url)}`;
}

const READING = "executing_parallel_streams";
const IN_LINE: readonly string[] = ["pending", "queued"];

/** The stages after the last page: what each does to the site's facts. */
const words: Readonly<Partial<Record<JobStatus, string>>> = {
  starting: "opening the site",
  executing_step1: "judging every page by every rule",
  executing_step2: "bringing causes, evidence and fixes together",
  executing_step2_format: "writing the report files",
  executing_step3: "ranking the actions by their worth",
  executing_convergence: "writing the executive summary",
  generating_actions: "putting your plan together",
  executing_actions_parsing: "putting your plan together",
};
const doing: ReadonlyMap<string, string> = new Map(Object.entries(words));

/** "place 3 in line, begins in about 4 min" */
function placeLine({ place, seconds }: NonNullable<Job["in_line"]>): string {
  const minutes = Math.max(1, Math.round((seconds ?? 0) / 60));
  const begins = seconds === null ? "" : seconds < 10 ? ", begins at once" : `, begins in about ${minutes} min`;
  return `place ${formatCount(place)} in line${begins}`;
}

function waitingLine(runningBeside: number): string {
  if (runningBeside === 0) return "waiting for its turn";
  return `waiting for its turn: ${countOf(runningBeside, "other analysis of yours is", "other analyses of yours are")} being worked on`;
}

/** How many other jobs of the list are being worked on, of which this one may have to wait for. */
export const countBeside = (jobs: readonly Job[], { id }: Pick<Job, "id">): number =>
  jobs.filter((job) => job.id !== id && isActive(job) && !IN_LINE.includes(job.status)).length;

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
