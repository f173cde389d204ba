import { groupOf, isActive, type Job, type JobActivity, type JobStatus } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { nameOf } from "../../format/addresses.ts";
import { countOf, formatCount } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

export function meaningOfJob(job: Pick<Job, "status" | "warnings">): Meaning {
  if (job.status === "completed") return job.warnings.length > 0 ? "warning" : "good";
  if (job.status === "failed") return "bad";
  return isActive(job) ? "notice" : "warning";
}

/** How far reading the site is: "137 of about 420 pages". */
export function pagesLine({ pages, known, expected }: Pick<JobActivity, "pages" | "known" | "expected">): string {
  return t("{pages} of about {expected}", {
    pages: formatCount(pages),
    expected: countOf(Math.max(expected ?? known, pages), "page"),
  });
}

/** What a running job does this moment, or what it waits for: "reading /collections/shoes". */
export function activityLine(job: Pick<Job, "status" | "activity" | "in_line">, runningBeside: number): string {
  const { status, activity } = job;
  if (IN_LINE.includes(status)) return job.in_line ? placeLine(job.in_line) : waitingLine(runningBeside);
  if (activity?.waitsFor) return texts.waitsFor[activity.waitsFor];
  if (status !== READING) return doing.get(status) ?? "working";
  if (activity === null) return t("asking for the first page");
  return activity.waiting ?? t("reading {url}", { url: pathOf(activity.url) });
}

const READING = "executing_parallel_streams";
const IN_LINE: readonly string[] = ["pending", "queued"];

/** The stages after the last page: what each does to the site's facts. */
const words: Readonly<Partial<Record<JobStatus, string>>> = {
  starting: t("opening the site"),
  executing_step1: t("judging every page by every rule"),
  executing_step2: t("bringing causes, evidence and fixes together"),
  executing_step2_format: t("writing the report files"),
  executing_step3: t("ranking the tasks by their worth"),
  executing_convergence: t("writing the executive summary"),
  generating_actions: t("putting your plan together"),
  executing_actions_parsing: t("putting your plan together"),
};
const doing: ReadonlyMap<string, string> = new Map(Object.entries(words));

/** "place 3 in line, begins in about 4 min" */
function placeLine({ place, seconds }: NonNullable<Job["in_line"]>): string {
  const minutes = Math.max(1, Math.round((seconds ?? 0) / 60));
  const begins =
    seconds === null ? "" : seconds < 10 ? t(", begins at once") : t(", begins in about {minutes} min", { minutes });
  return t("place {place} in line{begins}", { place: formatCount(place), begins });
}

function waitingLine(runningBeside: number): string {
  if (runningBeside === 0) return t("waiting for its turn");
  return t("waiting for its turn: {otherAnalysisOfYoursIs} being worked on", {
    otherAnalysisOfYoursIs: countOf(runningBeside, "other analysis of yours is", "other analyses of yours are"),
  });
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
      title: t("Cancel the analysis of {host}?", { host }),
      loss: t(
        "This cancels and deletes the job: it stops the analysis and removes partial results. This cannot be undone.",
      ),
      confirmLabel: t("Cancel analysis"),
      keepLabel: t("Keep it running"),
    };
  const keepLabel = t("Keep it");
  if (job.status === "completed")
    return {
      title: t("Delete the analysis of {host}?", { host }),
      loss: t("The report, recommendations and executive summary will be permanently deleted. This cannot be undone."),
      confirmLabel: t("Delete analysis"),
      keepLabel,
    };
  return {
    title: t("Delete the job for {host}?", { host }),
    loss: t("This job will be removed from your list. This cannot be undone."),
    confirmLabel: t("Delete job"),
    keepLabel,
  };
}

/** What Delete All would take away. */
export function lossOfAll(jobs: readonly Job[]): Loss {
  const running = jobs.filter(({ status }) => groupOf(status) === "processing").length;
  const stops =
    running === 0
      ? ""
      : ` ${running === 1 ? t("The running one is cancelled.") : t("The {running} running ones are cancelled.", { running })}`;
  return {
    title:
      jobs.length === 1
        ? t("Delete your analysis?")
        : t("Delete all {count} analyses?", { count: formatCount(jobs.length) }),
    loss: t(
      "All reports, recommendations and executive summaries will be permanently deleted.{stops} This cannot be undone.",
      { stops },
    ),
    confirmLabel: t("Delete All"),
    keepLabel: t("Keep them"),
  };
}
