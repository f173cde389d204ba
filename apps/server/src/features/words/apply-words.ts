import { actionPlan, markdownText, WRITTEN_BY, type Plan, type PlannedAction } from "@audit/engine/process";
import { sentencesOf, withWords, type Words } from "./sentences.ts";
import { isProse, leadOf } from "./word-summary.ts";

/** What a model has said about a site, checked. */
export interface SiteWords {
  /** "openai/gpt-5-mini" */
  readonly writer: string;
  readonly about: string;
  readonly actions: Words;
  readonly summary: Words;
}

/** Where and when the site was read; what files of the plan say beside the plan. */
export interface Reading {
  readonly home: string;
  readonly measuredAt: string;
}

/** Whether a model had any part in the texts. */
export const isWorded = ({ about, actions, summary }: SiteWords): boolean =>
  about !== "" || Object.keys(actions).length > 0 || Object.keys(summary).length > 0;

/**
 * The plan in a model's words where they hold, else in the built-in writer's. Order, findings, figures, code, addresses
 * and evidence are the same; each text says who wrote it.
 */
export function applyWords(plan: Plan, words: SiteWords, reading: Reading): Plan {
  if (!isWorded(words)) return plan;
  const actions = plan.actions.map((action) => wordAction(action, words.actions));
  const writtenBy = creditOf(words.writer);
  const executiveSummary = wordWholeSummary(plan, actions, words, writtenBy);
  return {
    ...plan,
    actions,
    executiveSummary,
    report: {
      ...plan.report,
      "executive_summary.md": executiveSummary,
      "action_plan.md": actionPlan({ ...reading, actions, writtenBy }),
    },
    writer: words.writer,
  };
}

/** "Written by ..." under each file in which a model had a part. */
const creditOf = (writer: string): string =>
  `*Worded by ${markdownText(writer)}: every sentence was held against the rule and its evidence, and where it didn't hold, the built-in writer's stands.*`;

function wordAction(action: PlannedAction, words: Words): PlannedAction {
  const title = Object.hasOwn(words, action.title) ? words[action.title]! : action.title;
  const lead = `${action.title}.`;
  const hasLead = action.problem.startsWith(lead);
  const problem = withWords(hasLead ? action.problem.slice(lead.length).trimStart() : action.problem, words);
  return {
    ...action,
    title,
    problem: hasLead ? `${title}. ${problem}`.trimEnd() : problem,
    businessValue: withWords(action.businessValue, words),
  };
}

function wordWholeSummary(
  plan: Plan,
  actions: readonly PlannedAction[],
  { about, summary, actions: inActions }: SiteWords,
  writtenBy: string,
): string {
  const words = { ...inActions, ...summary };
  const lines = plan.executiveSummary.split("\n").map((line) => {
    if (line === WRITTEN_BY) return writtenBy;
    if (!isProse(line)) return line;
    const lead = leadOf(line);
    return lead + withWords(line.slice(lead.length), words);
  });
  const worded = renameTasks(lines.join("\n"), plan.actions, actions);
  if (about === "") return worded;
  const opening = sentencesOf(about).map(markdownText).join(" ");
  return worded.replace(/^(# [^\n]*\n\n)?/, (heading) => `${heading}${opening}\n\n`);
}

/** A task has one name wherever it stands. */
function renameTasks(summary: string, before: readonly PlannedAction[], after: readonly PlannedAction[]): string {
  return before.reduce((text, { title }, index) => {
    const renamed = after[index]!.title;
    if (renamed === title) return text;
    const [old, name] = [markdownText(title), markdownText(renamed)];
    return text.replaceAll(`**${old}.**`, () => `**${name}.**`).replaceAll(`“${old}”`, () => `“${name}”`);
  }, summary);
}
