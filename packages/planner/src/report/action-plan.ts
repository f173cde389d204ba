import type { PlannedAction } from "../action.ts";
import { code, fenced, link, table, text } from "@audit/rules/escape/markdown";
import { askRule } from "../ask-rule.ts";
import type { PageFault } from "@audit/rules";
import { cutAtWord } from "@audit/rules/escape/plain";
import { counted, number } from "@audit/rules/wording/plural";
import { PRIORITY_FORMULA, priorityFactors } from "../worth/formula.ts";
import { workWords } from "../worth/bands.ts";
import { roadmap } from "./roadmap.ts";
import { placesText, rootCausesOf } from "./root-causes.ts";
import { day, duration, hostOf } from "./words.ts";

const MOST_URLS = 3;
/** Tasks told in full: what is taken on first. Of the rest the problem is told, and its code stands in the plan itself. */
const IN_FULL = 10;
/** Lines of code that show what a task pastes; the task itself holds all of them. */
const MOST_LINES = 14;
/** What belongs together (the code for one page) is shown whole up to so many lines: half a block can't be pasted. */
const MOST_OF_BLOCK = 60;
const MOST_CAUSES = 5;

export interface ActionPlanInput {
  readonly home: string;
  /** ISO 8601. */
  readonly measuredAt: string;
  readonly actions: readonly PlannedAction[];
  /** The line at the end that says who found the words, as markdown. */
  readonly writtenBy: string;
}

/** What the plan comes down to, all tasks at a glance, and the most worthwhile with proof, code and check. */
export function actionPlan({ home, measuredAt, actions, writtenBy }: ActionPlanInput): string {
  const total = actions.reduce((sum, action) => sum + action.timeEstimate, 0);
  const intro =
    actions.length === 0
      ? "No check failed, so there is nothing to do."
      : `${counted(actions.length, "task")}, together about ${duration(total)} of work, the most worthwhile first.`;
  const inFull = actions.slice(0, IN_FULL);
  return [
    `# Action plan: ${text(hostOf(home))}`,
    `Read on ${text(day(measuredAt))}. ${intro}`,
    ...(actions.length === 0 ? [] : head(actions)),
    ...inFull.map(task),
    ...(actions.length > inFull.length ? ["## Further tasks", further(actions)] : []),
    ...(actions.length === 0 ? [] : ["## How the order comes about", order(actions)]),
    `${writtenBy}\n`,
  ].join("\n\n");
}

const head = (actions: readonly PlannedAction[]): string[] => [
  "## What it comes down to",
  rootCausesOf(actions)
    .slice(0, MOST_CAUSES)
    .map(({ title, costs, places }) => `- **${text(title)}** (${placesText(places)}): ${text(costs)}`)
    .join("\n"),
  roadmap(actions).join(" "),
  "## All tasks",
  table(
    ["task", "what", "impact", "work", "by"],
    actions.map((action, index) => [
      String(index + 1),
      text(action.title),
      action.impact,
      workWords(action.timeEstimate),
      action.doneBy,
    ]),
  ),
];

const further = (actions: readonly PlannedAction[]): string =>
  actions
    .map(({ title, problem }, index) => `${index + 1}. **${text(title)}.** ${text(problem)}`)
    .slice(IN_FULL)
    .join("\n");

const order = (actions: readonly PlannedAction[]): string =>
  [
    `High impact first, then medium, then low; within one impact by ${PRIORITY_FORMULA}:`,
    "",
    // Plans that were kept before clicks were known have none.
    ...Object.entries(priorityFactors(actions.some(({ search }) => Boolean(search)))).map(
      ([factor, meaning]) => `- **${factor}**: ${meaning}`,
    ),
  ].join("\n");

function task(action: PlannedAction, index: number): string {
  const facts = [
    `impact ${action.impact}`,
    action.category,
    action.difficulty,
    `${workWords(action.timeEstimate)}, by the ${action.doneBy}`,
    `shows within ${action.timeToResult}`,
  ];
  return [
    `## ${index + 1}. ${text(action.title)}`,
    facts.join(" · "),
    text(action.businessValue),
    `**Problem.** ${text(action.problem)}`,
    ["**Steps**", "", ...steps(action.solution)].join("\n"),
    ...(action.implementation === null ? [] : pasted(action.implementation)),
    `**Check.** ${text(action.check)}`,
    ...(action.checkCommand ? [`**For developers.** ${code(action.checkCommand)}`] : []),
    proof(action),
  ].join("\n\n");
}

function pasted(implementation: string): string[] {
  const lines = implementation.split("\n");
  const shown = lines.slice(0, linesShown(lines));
  if (shown.length === lines.length) return ["**To paste**", fenced(implementation)];
  const left = counted(lines.length - shown.length, "more line");
  return ["**To paste**", fenced(shown.join("\n")), `And ${left} of the same kind: the task itself holds them.`];
}

/** Whole blocks (divided by empty lines) while they fit, at least one; a block that is too long is cut at a line. */
function linesShown(lines: readonly string[]): number {
  const ends = [...lines.flatMap((line, index) => (line === "" ? [index] : [])), lines.length];
  const fitting = ends.findLast((end) => end <= MOST_LINES && end > 0) ?? ends.find((end) => end > 0) ?? lines.length;
  return fitting <= MOST_OF_BLOCK ? fitting : MOST_LINES;
}

const steps = (solution: string): string[] =>
  solution.split("\n").map((line) => {
    const [, position, rest] = /^(\d+)\. (.*)$/.exec(line) ?? [];
    return position ? `${position}. ${text(rest!)}` : text(line);
  });

const seenAt = (rule: string, fault: PageFault): string =>
  askRule(rule, ({ words: { en } }) => en.seen(fault.evidence.saw, fault)) ?? "";

function proof({ rule, affected, evidence }: PlannedAction): string {
  const [first] = evidence;
  const seen = first === undefined ? "" : text(cutAtWord(seenAt(rule, first), 160, "…"));
  const urls = affected.urls.slice(0, MOST_URLS).map(link);
  const more = affected.count - urls.length;
  const also = more > 0 ? ` and ${number(more)} more` : "";
  return `**Seen.** ${seen === "" ? "" : `${seen}, at `}${urls.join(", ")}${also}`;
}
