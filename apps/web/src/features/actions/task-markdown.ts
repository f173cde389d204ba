import type { Action } from "@audit/contract";
import { formatMinutes } from "../../format/numbers.ts";
import { resultsTimeline } from "./task-words.ts";
import { said, t } from "../../language/messages.ts";

/** A fence longer than any run of backticks inside, so that the code can't end it. */
function fenced(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

/** One task as markdown, to paste into a ticket: what to do, without how the plan is ordered. */
export function taskMarkdown(action: Action): string {
  const code = codeOf(action);
  return [
    `## ${action.title}`,
    t("Impact: {impact}. Time: {time_estimate}. Results: {action}.", {
      impact: said(action.impact),
      time_estimate: formatMinutes(action.time_estimate),
      action: resultsTimeline(action),
    }),
    action.business_value,
    t("### Problem\n{problem}", { problem: action.problem }),
    t("### Solution\n{solution}", { solution: action.solution }),
    code === null ? "" : t("### Implementation\n{code}", { code: fenced(code) }),
    action.affected.urls.length === 0
      ? ""
      : t("### Affected pages\n{value}", { value: action.affected.urls.map((url) => `- <${url}>`).join("\n") }),
    t("### How to check\n{check}", { check: action.check }),
    action.check_command === null
      ? ""
      : t("### For developers\n{check_command}", { check_command: fenced(action.check_command) }),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** What can be pasted, or null. */
export const codeOf = (action: Pick<Action, "implementation" | "code_example">): string | null =>
  action.implementation ?? action.code_example;
