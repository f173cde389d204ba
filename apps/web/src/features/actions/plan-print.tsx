import type { Action, Analysis, Job } from "@audit/contract";
import { formatMoment } from "../../format/dates.ts";
import { countOf, formatCount, formatHours, formatMinutes } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import { rankTasks } from "./arrange-tasks.ts";
import { isWork, statsOf } from "./task-list.ts";
import { codeOf } from "./task-markdown.ts";
import { pagesOf, reachOf, resultsTimeline, statusWord, whoOf } from "./task-words.ts";
import { hostName } from "../../format/hosts.ts";
import { t } from "../../language/messages.ts";

/** Addresses per task on paper; the rest is counted. */
const MOST_ADDRESSES = 3;
/** Lines of code per task on paper: nobody types off more. */
const MOST_LINES = 10;

export interface PlanPrintProps {
  readonly analysis: Analysis;
  readonly actions: readonly Action[];
  /** Its scores; undefined until they have come. */
  readonly job: Job | undefined;
  /** Of the brand that made it. */
  readonly siteName: string;
}

/**
 * The plan for paper: black on white, no controls, each task under the number it has on the screen, addresses in full,
 * no task over two pages.
 */
export default function PlanPrint({ analysis, actions, job, siteName }: PlanPrintProps) {
  const stats = statsOf(actions);
  const ranks = rankTasks(actions);
  const rankOf = ({ id }: Action): number => ranks.get(id) ?? 0;
  const work = actions.filter(isWork).toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <article className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-8 text-13 print:max-w-none print:gap-4 print:text-[0.625rem] print:leading-3.5">
      <header className="grid gap-1 border-b border-line pb-4 tabular-nums">
        <p className="text-12 font-medium text-ink-3">{siteName}</p>
        <h1 className="text-28 font-semibold">{t("Action plan: {domain}", { domain: hostName(analysis.domain) })}</h1>
        <p className="text-ink-2">
          {t("Measured {analysis_timestamp}.", { analysis_timestamp: formatMoment(analysis.analysis_timestamp) })}{" "}
          {job !== undefined &&
            t("Health {health} of 100, AI visibility {ai} of 100.", {
              health: job.health_score ?? "–",
              ai: job.ai_citation_score ?? "–",
            })}
        </p>
        <p className="text-ink-2">
          {t(
            "{tasks}, {completedActions} completed ({completionPercentage}%), {estimatedTimeRemaining} of work left.",
            {
              tasks: countOf(stats.totalActions, "task"),
              completedActions: stats.completedActions,
              completionPercentage: stats.completionPercentage,
              estimatedTimeRemaining: formatHours(stats.estimatedTimeRemaining),
            },
          )}{" "}
          {t("In the order in which they are worth doing.")}
        </p>
      </header>
      <ol className="grid grid-cols-1 gap-4 print:block print:*:mb-2">
        {work.map((action) => (
          <Task key={action.id} action={action} rank={rankOf(action)} jobId={analysis.jobId} />
        ))}
      </ol>
    </article>
  );
}

interface TaskProps {
  readonly action: Action;
  readonly rank: number;
  readonly jobId: string;
}

function Task({ action, rank, jobId }: TaskProps) {
  const shown = action.affected.urls.slice(0, MOST_ADDRESSES);
  const more = pagesOf(action) - shown.length;
  const facts = [
    t("{impact} impact", { impact: capitalised(action.impact) }),
    whoOf(action),
    formatMinutes(action.time_estimate),
    reachOf(action),
    capitalised(action.category),
    t("results {when}", { when: resultsTimeline(action) }),
    action.status === "todo" ? "" : statusWord[action.status],
  ];
  return (
    <li className="grid break-inside-avoid grid-cols-1 gap-1 border-b border-line pb-4 print:gap-0.5 print:pb-2">
      <h2 className="flex gap-2 text-14 font-semibold print:text-[0.75rem] print:leading-4">
        <span className="min-w-6 shrink-0 tabular-nums">{rank}.</span>
        <span className="min-w-0 flex-1">{action.title}</span>
        <span
          aria-hidden
          className="mt-1 flex size-3 shrink-0 items-center justify-center border border-ink-2 leading-none"
        >
          {action.status === "completed" && "✓"}
        </span>
      </h2>
      <p className="text-12 font-medium text-ink-2 print:text-[0.5625rem] print:leading-3">
        {facts.filter((fact) => fact !== "").join(" · ")}
      </p>
      <p className="[overflow-wrap:anywhere]">{action.problem}</p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{action.solution}</p>
      <Code code={codeOf(action)} href={addressOf(jobId, action.id)} />
      {shown.length > 0 && (
        <ul className="font-mono text-12 [overflow-wrap:anywhere] text-ink-2 print:text-[0.5rem] print:leading-3">
          {shown.map((url) => (
            <li key={url}>{url}</li>
          ))}
          {more > 0 && <li>{t("and {count} more", { count: formatCount(more) })}</li>}
        </ul>
      )}
      <p className="[overflow-wrap:anywhere] text-ink-2">{t("Check: {check}", { check: action.check })}</p>
    </li>
  );
}

const addressOf = (jobId: string, actionId: string): string =>
  `${window.location.origin}/dashboard/actions?jobId=${jobId}&actionId=${actionId}`;

/** The first lines; where there are more, the address that has them all. */
function Code({ code, href }: { readonly code: string | null; readonly href: string }) {
  if (code === null) return null;
  const lines = code.split("\n");
  return (
    <>
      <pre className="overflow-hidden border-s-2 border-line ps-3 font-mono text-12 whitespace-pre-wrap [overflow-wrap:anywhere] print:text-[0.5rem] print:leading-3">
        {lines.slice(0, MOST_LINES).join("\n")}
      </pre>
      {lines.length > MOST_LINES && (
        <p className="text-12 [overflow-wrap:anywhere] text-ink-2 print:text-[0.5625rem] print:leading-3">
          {t("The first {most} of {count} lines. All of it stands in the task:", {
            most: MOST_LINES,
            count: formatCount(lines.length),
          })}{" "}
          <a href={href} className="underline underline-offset-2">
            {href}
          </a>
        </p>
      )}
    </>
  );
}
