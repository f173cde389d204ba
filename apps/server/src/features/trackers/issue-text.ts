import { taskMarkdown, type ExportedAction } from "@audit/contract";
import type { IssueText } from "./tool.ts";

/** Trello's is the shortest limit of a description: 16,384 characters. */
const MOST_MARKDOWN = 15_000;
const MOST_TITLE = 200;

/** A task as the text of an issue, which can't call anybody and gives the tool no commands. @param url of the plan */
export function issueText(action: ExportedAction, url: string): IssueText {
  const whole = quiet(taskMarkdown(action));
  const end = `\n\n[Plan](${url})`;
  const room = MOST_MARKDOWN - end.length;
  const short = { ...action, implementation: null, code_example: null };
  const text =
    whole.length <= room ? whole : `${quiet(taskMarkdown(short)).slice(0, room - 60)}\n\nThe code is in the plan.`;
  return { title: action.title.slice(0, MOST_TITLE), markdown: text + end };
}

/** Outside of code, "@name" would notify somebody, and a line that begins with "/" is a command to GitLab. */
function quiet(markdown: string): string {
  const parts = markdown.split(/^(`{3,}\n[\s\S]*?\n`{3,})$/m);
  return parts
    .map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll(/@(?=\w)/g, "@\u2060").replaceAll(/^\//gm, String.raw`\/`),
    )
    .join("");
}
