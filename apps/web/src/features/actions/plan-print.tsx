import type { Action, Analysis } from "@audit/contract";
import { formatMoment } from "../../format/dates.ts";
import { countOf, formatHours, formatMinutes } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import { groupTasks, statsOf } from "./task-list.ts";
import { codeOf } from "./task-markdown.ts";
import { reachOf, resultsTimeline } from "./task-words.ts";
import { hostName } from "../../format/hosts.ts";
import { t } from "../../language/messages.ts";

/** Addresses per task on paper; the rest is counted. */
const MOST_ADDRESSES = 3;
/** Lines of code per task on paper: nobody types off more. */
const MOST_LINES = 10;

/** The plan for paper: black on white, no controls, tasks that don't break over two pages, addresses in full. */
export default function PlanPrint({
  analysis,
  actions,
  siteName,
}: {
  readonly analysis: Analysis;
  readonly actions: readonly Action[];
  /** Of the brand that made it. */
  readonly siteName: string;
}) {
  const { inProgress, todo, completed } = groupTasks(actions);
  const stats = statsOf(actions);
  return (
    <article className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-8 text-13 print:max-w-none print:gap-4 print:text-[0.625rem] print:leading-3.5">
      <header className="grid gap-1 border-b border-line pb-4">
        <p className="text-12 font-medium text-ink-3">{siteName}</p>
        <h1 className="text-28 font-semibold">{t("Action plan: {domain}", { domain: hostName(analysis.domain) })}</h1>
        <p className="text-ink-2">
          {t("Measured {analysis_timestamp}.", { analysis_timestamp: formatMoment(analysis.analysis_timestamp) })}
        </p>
        <p className="text-ink-2 tabular-nums">
          {t(
            "{actions}, {completedActions} completed ({completionPercentage}%), {estimatedTimeRemaining} of work left.",
            {
              actions: countOf(stats.totalActions, "action"),
              completedActions: stats.completedActions,
              completionPercentage: stats.completionPercentage,
              estimatedTimeRemaining: formatHours(stats.estimatedTimeRemaining),
            },
          )}
        </p>
      </header>
      <Group title={t("In Progress")} actions={inProgress} />
      <Group title={t("Not Started")} actions={todo} />
      <Group title={t("Completed")} actions={completed} />
    </article>
  );
}

function Group({ title, actions }: { readonly title: string; readonly actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-5">
      <h2 className="break-after-avoid text-16 font-semibold">
        {title} ({actions.length})
      </h2>
      <ol className="grid grid-cols-1 gap-4 print:block print:*:mb-2">
        {actions.map((action) => (
          <Task key={action.id} action={action} />
        ))}
      </ol>
    </section>
  );
}

function Task({ action }: { readonly action: Action }) {
  const code = codeOf(action);
  const { urls, count } = action.affected;
  const shown = urls.slice(0, MOST_ADDRESSES);
  return (
    <li className="grid break-inside-avoid grid-cols-1 gap-1 border-b border-line pb-4 print:gap-0.5 print:pb-2">
      <h3 className="flex gap-2 text-14 font-semibold print:text-[0.75rem] print:leading-4">
        <span aria-hidden className="mt-1 size-3 shrink-0 border border-ink-2" />
        {action.title}
      </h3>
      <p className="text-12 text-ink-3 print:text-[0.5625rem] print:leading-3">
        {t("{impact} impact · {category} · {time_estimate} · {action} · results {action2}", {
          impact: capitalised(action.impact),
          category: capitalised(action.category),
          time_estimate: formatMinutes(action.time_estimate),
          action: reachOf(action),
          action2: resultsTimeline(action),
        })}
      </p>
      <p className="[overflow-wrap:anywhere]">{action.problem}</p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{action.solution}</p>
      {code !== null && (
        <pre className="overflow-hidden border-s-2 border-line ps-3 font-mono text-12 whitespace-pre-wrap [overflow-wrap:anywhere] print:text-[0.5rem] print:leading-3">
          {firstLines(code)}
        </pre>
      )}
      {shown.length > 0 && (
        <ul className="font-mono text-12 [overflow-wrap:anywhere] text-ink-2 print:text-[0.5rem] print:leading-3">
          {shown.map((url) => (
            <li key={url}>{url}</li>
          ))}
          {count > shown.length && <li>{t("and {count} more", { count: count - shown.length })}</li>}
        </ul>
      )}
      <p className="[overflow-wrap:anywhere] text-ink-2">{t("Check: {check}", { check: action.check })}</p>
    </li>
  );
}

function firstLines(code: string): string {
  const lines = code.split("\n");
  if (lines.length <= MOST_LINES) return code;
  return [
    ...lines.slice(0, MOST_LINES),
    t("… {count} more lines in the plan", { count: lines.length - MOST_LINES }),
  ].join("\n");
}
