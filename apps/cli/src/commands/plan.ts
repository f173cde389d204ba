import { existsSync } from "node:fs";
import { planCsv, planMarkdown, timeText, type ExportedAction, type ExportedPlan } from "@audit/contract";
import type { ActionJson } from "@audit/engine";
import { inList, numbered, tasksNamed, type NumberedTask } from "../choose-tasks.ts";
import { EXIT } from "../exit-codes.ts";
import { paint, print } from "../output.ts";
import { readAuditFile } from "../read-audit-file.ts";
import type { Arguments, Written } from "../read-arguments.ts";
import { redactor } from "../redact.ts";
import { runAudit } from "../run-audit.ts";
import { makeRequest } from "../settings/make-request.ts";
import { trafficOf } from "../settings/read-traffic-file.ts";
import { wholeNumber } from "../settings/numbers.ts";
import { readSettings } from "../settings/read-settings.ts";
import { UsageError } from "../usage-error.ts";

interface Plan {
  readonly url: string;
  readonly finishedAt: string;
  readonly actions: readonly ActionJson[];
  readonly executiveSummary: string;
}

const CATEGORIES = ["schema", "content", "technical", "social", "tools"];

/** Shows the plan of an audit's file, or of a site that is audited for it. @returns the exit status */
export async function plan({ values, positionals }: Arguments): Promise<number> {
  const settings = await readSettings(values.config);
  const [source = settings.url] = positionals;
  if (source === undefined) throw new UsageError("plan takes an audit's JSON file or an address.");
  const chosen = await (existsSync(source) ? fromFile(source) : fromSite(source, values, settings));
  const tasks = chooseTasks(numbered(chosen.actions), values);
  await print([`${write(chosen, tasks, values)}\n`]);
  return EXIT.done;
}

async function fromFile(file: string): Promise<Plan> {
  const { site, actions, executiveSummary } = readAuditFile(file);
  return { url: site.finalUrl, finishedAt: site.finishedAt, actions, executiveSummary };
}

async function fromSite(
  url: string,
  values: Written,
  settings: Awaited<ReturnType<typeof readSettings>>,
): Promise<Plan> {
  const { audit, secrets } = await makeRequest(url, values, settings);
  const redact = redactor(secrets);
  const traffic = trafficOf(url, values);
  const running = { logFile: values.log ?? null, quiet: values.quiet === true, redact, traffic };
  return runAudit(audit, running, async ({ frame: { site, actions, executiveSummary } }) => {
    const made = { url: site.finalUrl, finishedAt: site.finishedAt, actions, executiveSummary };
    return secrets.length === 0 ? made : (JSON.parse(redact(JSON.stringify(made))) as Plan);
  });
}

function chooseTasks(tasks: readonly NumberedTask[], values: Written): NumberedTask[] {
  if (values.task !== undefined) return tasksNamed(tasks, values.task);
  const byImpact = inList("--impact", values.impact, ["high", "medium", "low"]);
  const byCategory = inList("--category", values.category, CATEGORIES);
  const most = values.top === undefined ? tasks.length : wholeNumber("--top", values.top);
  return tasks.filter(({ action }) => byImpact(action.impact) && byCategory(action.category)).slice(0, most);
}

function write(whole: Plan, tasks: readonly NumberedTask[], { format, task }: Written): string {
  const actions = tasks.map(({ action }) => action);
  if (format === "json") return JSON.stringify(actions, null, 1);
  if (format === "markdown") return planMarkdown(exported(whole, actions)).trimEnd();
  if (format === "csv") return planCsv(exported(whole, actions)).trimEnd();
  if (format !== undefined && format !== "terminal")
    throw new UsageError(`plan prints terminal, json, markdown or csv, not ${format}.`);
  if (task !== undefined) return tasks.map(printTask).join("\n\n");
  if (tasks.length === 0) return "No task of the plan is among what was asked for.";
  return tasks.map(printRow).join("\n");
}

const STYLES = { high: "red", medium: "yellow", low: "blue" } as const;

const printRow = ({ number, action }: NumberedTask): string =>
  [
    String(number).padStart(3),
    paint(STYLES[action.impact], action.impact.padEnd(6)),
    timeText(action.time_estimate).padStart(10),
    action.title,
    paint("gray", action.fingerprint),
  ].join("  ");

function printTask({ number, action }: NumberedTask): string {
  const rest = action.affected.count - action.affected.urls.length;
  return [
    paint("bold", `${number}. ${action.title}`),
    `${action.impact} impact, ${timeText(action.time_estimate)}, ${action.difficulty}, done by ${action.done_by}; ${action.rule}, ${action.fingerprint}`,
    "",
    action.problem,
    "",
    action.solution,
    ...(action.implementation === null ? [] : ["", action.implementation]),
    "",
    `Pages (${action.affected.count}):`,
    ...action.affected.urls.map((url) => `  ${url}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    ...(action.patches.length > 0 ? ["", `${action.patches.length} changes: --format json has them`] : []),
    "",
    `How to check: ${action.check}`,
  ].join("\n");
}

function exported({ url, finishedAt, executiveSummary }: Plan, actions: readonly ActionJson[]): ExportedPlan {
  const domain = new URL(url).hostname;
  return { domain, date: finishedAt.slice(0, 10), executiveSummary, hidden: 0, actions: actions.map(exportedAction) };
}

const exportedAction = (action: ActionJson): ExportedAction => ({
  ...action,
  patches: [...action.patches],
  tags: [...action.tags],
  affected: { count: action.affected.count, urls: [...action.affected.urls] },
  ranking: action.ranking.map((factor) => ({ ...factor })),
  time_available: timeText(action.time_estimate),
  code_example: null,
});
