import { rankText, type Action } from "@audit/contract";
import { formatMinutes } from "../../format/numbers.ts";
import { resultsTimeline } from "./task-words.ts";

/** A fence longer than any run of backticks inside, so that the code can't end it. */
function fenced(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

/** One task as markdown, to paste into a ticket. */
export function taskMarkdown(action: Action): string {
  const code = codeOf(action);
  const rank = rankText(action);
  return [
    `## ${action.title}`,
    `Impact: ${action.impact}. Time: ${formatMinutes(action.time_estimate)}. Results: ${resultsTimeline(action)}.`,
    action.business_value,
    `### Problem\n${action.problem}`,
    `### Solution\n${action.solution}`,
    code === null ? "" : `### Implementation\n${fenced(code)}`,
    action.affected.urls.length === 0
      ? ""
      : `### Affected pages\n${action.affected.urls.map((url) => `- <${url}>`).join("\n")}`,
    `### How to check\n${action.check}`,
    action.check_command === null ? "" : `### For developers\n${fenced(action.check_command)}`,
    rank === null ? "" : `### Why this rank\n${rank}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** What can be pasted, or null. */
export const codeOf = (action: Pick<Action, "implementation" | "code_example">): string | null =>
  action.implementation ?? action.code_example;
