import type { Action } from "@audit/contract";
import { countOf, formatFigure, formatMinutes } from "../../format/numbers.ts";
import { capitalised } from "../../format/words.ts";
import { Section } from "./task-section.tsx";
import { isSiteLevel, pagesOf } from "./task-words.ts";
import { t } from "../../language/messages.ts";

/** What stands before each number when the priority is reckoned by hand. */
const signs = { severity: "", reach: "×", "page worth": "×", certainty: "×", effort: "÷" } as const;

type Ranked = Pick<Action, "priority" | "ranking" | "impact" | "template" | "affected" | "pages" | "time_estimate">;

/** Why the task stands where it does, in a sentence; behind it the sum to check. Nothing for older plans. */
export function TaskRank({ action }: { readonly action: Ranked }) {
  if (action.ranking === null || action.ranking.length === 0) return null;
  return (
    <Section title={t("Why this rank")}>
      <p className="max-w-prose text-14 leading-6 text-ink-2">{rankSentence(action)}</p>
      <details className="mt-2 text-14">
        <summary className="-mx-1 w-fit rounded-control px-1 text-ink-2 hover:text-ink">{t("The numbers")}</summary>
        <Sum priority={action.priority} ranking={action.ranking} />
      </details>
    </Section>
  );
}

/** What the order goes by, with what this task has of it. */
const rankSentence = (action: Ranked): string =>
  t(
    "{impact} impact, {reach}, about {time} of work. What matters more and touches more pages comes first; of two alike, the quicker one.",
    {
      impact: capitalised(action.impact),
      reach: isSiteLevel(action) ? t("the whole site") : countOf(pagesOf(action), "page"),
      time: formatMinutes(action.time_estimate),
    },
  );

function Sum({ priority, ranking }: { readonly priority: number; readonly ranking: NonNullable<Action["ranking"]> }) {
  return (
    <table className="mt-3 w-full max-w-prose">
      <tbody>
        {ranking.map(({ factor, value, words }) => (
          <tr key={factor} className="align-baseline">
            <th scope="row" className="py-1 pe-4 text-start font-normal whitespace-nowrap text-ink-2">
              <span aria-hidden className="inline-block w-4 text-ink-3">
                {signs[factor]}
              </span>
              {factor}
            </th>
            <td className="py-1 pe-4 text-end tabular-nums">{formatFigure(value)}</td>
            <td className="py-1 text-13 text-ink-3">{words}</td>
          </tr>
        ))}
        <tr className="border-t border-line align-baseline font-medium">
          <th scope="row" className="py-1.5 pe-4 text-start font-medium">
            <span aria-hidden className="inline-block w-4 text-ink-3">
              =
            </span>
            {t("priority")}
          </th>
          <td className="py-1.5 pe-4 text-end tabular-nums">{formatFigure(priority)}</td>
          <td className="py-1.5 text-13 font-normal text-ink-3">{t("tasks with a higher one come first")}</td>
        </tr>
      </tbody>
    </table>
  );
}
