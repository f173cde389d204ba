import { address, embedded, fenced, paragraphs, plain } from "./escape.ts";
import { rankText } from "./rank-text.ts";
import { applies, codeOfAction, impactSymbol, sectionsOf, type ExportedAction, type ExportedPlan } from "./plan.ts";

/** Addresses printed per task; the rest is counted. */
const MOST_ADDRESSES = 10;

/** The plan as a markdown file: header, summary, executive summary if there is one, a section per status, legend. */
export function planMarkdown(plan: ExportedPlan): string {
  let number = 0;
  const sections = sectionsOf(plan.actions)
    .filter(({ actions }) => actions.length > 0)
    .map(({ title, actions }) =>
      [`## ${title} (${actions.length})`, ...actions.map((action) => task(action, (number += 1)))].join("\n\n"),
    );
  const summary = plan.executiveSummary?.trim();
  return `${[
    `# SEO Action Items: ${plain(plan.domain)}`,
    `Exported on ${plan.date}.${hiddenLine(plan)}`,
    summaryOf(plan),
    ...(summary ? [`## Executive Summary\n\n${embedded(summary)}`] : []),
    ...sections,
    ...setAside(plan),
    LEGEND,
  ].join("\n\n")}\n`;
}

/** Tasks that the owner says do not apply, with the reason. */
function setAside({ actions }: ExportedPlan): string[] {
  const rows = actions.filter((action) => !applies(action));
  if (rows.length === 0) return [];
  const lines = rows.map(({ action_name, not_relevant }) => `- ${plain(action_name)}: ${plain(not_relevant ?? "")}`);
  return [`## Not Relevant Here (${rows.length})\n\n${lines.join("\n")}`];
}

const hiddenLine = ({ hidden, actions }: ExportedPlan): string =>
  hidden === 0 ? "" : ` This file holds the ${actions.length} actions of your preview; ${hidden} more are not in it.`;

const LEGEND = `## Legend

- ${impactSymbol.high} High impact
- ${impactSymbol.medium} Medium impact
- ${impactSymbol.low} Low impact`;

function summaryOf({ actions }: ExportedPlan): string {
  const [todo, doing, done] = sectionsOf(actions).map((section) => section.actions.length) as [number, number, number];
  const total = todo + doing + done;
  const percent = total === 0 ? 0 : Math.round((100 * done) / total);
  return [
    "## Summary\n",
    `- Total actions: ${total}`,
    `- Completed: ${done} (${percent}%)`,
    `- In progress: ${doing}`,
    `- Not started: ${todo}`,
  ].join("\n");
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const task = (action: ExportedAction, number: number): string =>
  `### ${number}. ${impactSymbol[action.impact] ?? ""} ${plain(action.action_name)}\n\n${taskMarkdown(action)}`;

/** A task without its heading: facts, problem, solution, code, pages, check. */
export function taskMarkdown(action: ExportedAction): string {
  const code = codeOfAction(action);
  const rank = rankText(action);
  const facts = [
    ...(action.type === "opportunity" ? ["- An opportunity: nothing is wrong here"] : []),
    `- Impact: ${plain(capitalised(action.impact))}`,
    `- Category: ${plain(capitalised(action.category))}`,
    `- Difficulty: ${plain(capitalised(action.difficulty))}`,
    `- Time: ${plain(action.time_available)}`,
    `- Results: ${plain(action.time_to_result)}`,
    ...(action.assignee ? [`- Assigned to: ${plain(action.assignee)}`] : []),
    ...(action.due_on ? [`- Due: ${plain(action.due_on)}`] : []),
    ...(action.tags.length > 0 ? [`- Tags: ${action.tags.map(plain).join(", ")}`] : []),
  ];
  return [
    facts.join("\n"),
    ...(action.business_value === "" ? [] : [paragraphs(action.business_value)]),
    `**Problem**\n\n${paragraphs(action.problem)}`,
    `**Solution**\n\n${paragraphs(action.solution)}`,
    ...(code === null ? [] : [`**Implementation**\n\n${fenced(code)}`]),
    ...(action.affected.urls.length === 0 ? [] : [`**Affected pages**\n\n${addressList(action)}`]),
    `**How to check**\n\n${paragraphs(action.check)}`,
    ...(action.check_command ? [`**For developers**\n\n${fenced(action.check_command)}`] : []),
    ...(rank === null ? [] : [`**Why this rank**\n\n${plain(rank)}`]),
  ].join("\n\n");
}

/** The pages of a task as a list, cut after the first ones. */
export function addressList({ affected }: Pick<ExportedAction, "affected">, most = MOST_ADDRESSES): string {
  const shown = affected.urls.slice(0, most);
  const rest = affected.count - shown.length;
  return [...shown.map((url) => `- ${address(url)}`), ...(rest > 0 ? [`- and ${rest} more`] : [])].join("\n");
}
