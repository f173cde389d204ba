import type { PlannedAction } from "../action.ts";
import { code, fenced, link, table, text } from "@audit/rules/escape/markdown";
import { askRule } from "../ask-rule.ts";
import type { PageFault } from "@audit/rules";
import { cutAtWord } from "@audit/rules/escape/plain";
import { counted, number } from "@audit/rules/wording/plural";
import { PRIORITY_FORMULA, priorityFactors } from "../worth/formula.ts";
import { workWords } from "../worth/bands.ts";
import { day, duration, hostOf } from "./words.ts";

const MOST_URLS = 10;
const MOST_EVIDENCE = 3;

export interface ActionPlanInput {
  readonly home: string;
  /** ISO 8601. */
  readonly measuredAt: string;
  readonly actions: readonly PlannedAction[];
  /** The line at the end that says who found the words, as markdown. */
  readonly writtenBy: string;
}

/** Every task in order of priority, with proof, code and check. */
export function actionPlan({ home, measuredAt, actions, writtenBy }: ActionPlanInput): string {
  const total = actions.reduce((sum, action) => sum + action.timeEstimate, 0);
  const intro =
    actions.length === 0
      ? "No check failed, so there is nothing to do."
      : `${counted(actions.length, "task")}, together about ${duration(total)} of work, the most worthwhile first.`;
  return [
    `# Action plan: ${text(hostOf(home))}`,
    `Read on ${text(day(measuredAt))}. ${intro}`,
    ...(actions.length === 0 ? [] : ["## How the order comes about", order(actions)]),
    ...actions.map(task),
    `${writtenBy}\n`,
  ].join("\n\n");
}

const order = (actions: readonly PlannedAction[]): string =>
  [
    `${PRIORITY_FORMULA}:`,
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
    `priority ${action.priority}`,
  ];
  return [
    `## ${index + 1}. ${text(action.title)}`,
    facts.join(" · "),
    text(action.businessValue),
    `**Problem.** ${text(action.problem)}`,
    ["**Steps**", "", ...steps(action.solution)].join("\n"),
    ...(action.implementation === null ? [] : ["**To paste**", fenced(action.implementation)]),
    `**Check.** ${text(action.check)}`,
    ...(action.checkCommand ? [`**For developers.** ${code(action.checkCommand)}`] : []),
    proof(action),
    `**Why this rank.** ${rankLine(action)}`,
    `Tags: ${action.tags.map(text).join(", ")} · id ${action.fingerprint}`,
  ].join("\n\n");
}

const rankLine = ({ ranking, priority }: PlannedAction): string =>
  `${number(priority)} = ${ranking.map(({ factor, value, words }) => `${factor === "severity" ? "" : factor === "effort" ? "/ " : "x "}${factor} ${value} (${text(words)})`).join(" ")}.`;

const steps = (solution: string): string[] =>
  solution.split("\n").map((line) => {
    const [, position, rest] = /^(\d+)\. (.*)$/.exec(line) ?? [];
    return position ? `${position}. ${text(rest!)}` : text(line);
  });

const seenAt = (rule: string, fault: PageFault): string =>
  askRule(rule, ({ words: { en } }) => en.seen(fault.evidence.saw, fault)) ?? "";

function proof({ rule, affected, evidence }: PlannedAction): string {
  const rows = evidence
    .slice(0, MOST_EVIDENCE)
    .map((one) => [link(one.url), text(one.evidence.at), text(cutAtWord(seenAt(rule, one), 160, "…"))]);
  const urls = affected.urls.slice(0, MOST_URLS).map((url) => `- ${link(url)}`);
  const more = affected.count - urls.length;
  return [
    `**Evidence** (${counted(affected.count, "address", "addresses")})`,
    table(["address", "where", "seen"], rows),
    ...(affected.count > rows.length
      ? [[...urls, ...(more > 0 ? [`- and ${number(more)} more`] : [])].join("\n")]
      : []),
  ].join("\n\n");
}
