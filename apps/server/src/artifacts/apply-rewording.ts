import { actionPlan, markdownText, WRITTEN_BY, type Plan, type PlannedAction } from "@audit/engine/process";
import { isProse, leadOf } from "./prose-lines.ts";
import { replaceSentences, rewordingOf, sentencesOf, type Rewordings } from "./sentences.ts";

/** What a model has said about a site, checked; stored with the job in this form. */
export interface SiteRewording {
  /** "openai/gpt-5-mini" */
  readonly writer: string;
  readonly about: string;
  readonly actions: Rewordings;
  readonly summary: Rewordings;
}

/** Where and when the site was read; what files of the plan say beside the plan. */
export interface Reading {
  readonly home: string;
  readonly measuredAt: string;
}

/** Whether a model had any part in the texts. */
export const isReworded = ({ about, actions, summary }: SiteRewording): boolean =>
  about !== "" || Object.keys(actions).length > 0 || Object.keys(summary).length > 0;

/**
 * The plan in a model's sentences where they hold, else in the built-in writer's. Order, findings, figures, code,
 * addresses and evidence are the same; each text says who wrote it.
 */
export function applyRewording(plan: Plan, rewording: SiteRewording, reading: Reading): Plan {
  if (!isReworded(rewording)) return plan;
  const actions = plan.actions.map((action) => wordAction(action, rewording.actions));
  const writtenBy = creditOf(rewording.writer);
  const executiveSummary = wordWholeSummary(plan, actions, rewording, writtenBy);
  return {
    ...plan,
    actions,
    executiveSummary,
    report: {
      ...plan.report,
      "executive_summary.md": executiveSummary,
      "action_plan.md": actionPlan({ ...reading, actions, writtenBy }),
    },
    writer: rewording.writer,
  };
}

/** "Written by ..." under each file in which a model had a part. */
const creditOf = (writer: string): string =>
  `*Worded by ${markdownText(writer)}: every sentence was held against the rule and its evidence, and where it didn't hold, the built-in writer's stands.*`;

function wordAction(action: PlannedAction, rewording: Rewordings): PlannedAction {
  const title = rewordingOf(action.title, rewording);
  const lead = `${action.title}.`;
  const hasLead = action.problem.startsWith(lead);
  const problem = replaceSentences(hasLead ? action.problem.slice(lead.length).trimStart() : action.problem, rewording);
  return {
    ...action,
    title,
    problem: hasLead ? `${title}. ${problem}`.trimEnd() : problem,
    businessValue: replaceSentences(action.businessValue, rewording),
  };
}

function wordWholeSummary(
  plan: Plan,
  actions: readonly PlannedAction[],
  { about, summary, actions: inActions }: SiteRewording,
  writtenBy: string,
): string {
  const rewording = { ...inActions, ...summary };
  const lines = plan.executiveSummary.split("\n").map((line) => {
    if (line === WRITTEN_BY) return writtenBy;
    if (!isProse(line)) return line;
    const lead = leadOf(line);
    return lead + replaceSentences(line.slice(lead.length), rewording);
  });
  const worded = renameTasks(lines.join("\n"), plan.actions, actions);
  if (about === "") return worded;
  const opening = sentencesOf(about).map(markdownText).join(" ");
  return worded.replace(/^(# [^\n]*\n\n)?/, (heading) => `${heading}${opening}\n\n`);
}

/** A task has one name wherever it stands. */
function renameTasks(summary: string, before: readonly PlannedAction[], after: readonly PlannedAction[]): string {
  return before.reduce((text, { title }, index) => {
    const renamed = after[index]?.title ?? title;
    if (renamed === title) return text;
    const [old, name] = [markdownText(title), markdownText(renamed)];
    return text.replaceAll(`**${old}.**`, () => `**${name}.**`).replaceAll(`“${old}”`, () => `“${name}”`);
  }, summary);
}
