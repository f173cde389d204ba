import type { Action } from "@audit/contract";
import { formatFigure } from "../../format/numbers.ts";
import { t } from "../../language/messages.ts";

/** What stands before each number when the priority is reckoned by hand. */
const signs = { severity: "", reach: "×", "page worth": "×", certainty: "×", effort: "÷" } as const;

/** The priority as a sum to check: each number, what it comes from, and the result. Nothing for older plans. */
export function TaskRank({ action: { priority, ranking } }: { readonly action: Pick<Action, "priority" | "ranking"> }) {
  if (ranking === null || ranking.length === 0) return null;
  return (
    <details className="text-14">
      <summary className="-mx-1 w-fit rounded-control px-1 font-semibold hover:text-ink">{t("Why this rank")}</summary>
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
    </details>
  );
}
