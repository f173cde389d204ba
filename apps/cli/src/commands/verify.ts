import type { AuditFrame, AuditJson } from "@audit/engine";
import { numbered, tasksNamed, type NumberedTask } from "../choose-tasks.ts";
import { EXIT } from "../exit-codes.ts";
import { placeOf } from "../faults/baseline.ts";
import { paint, print } from "../output.ts";
import { readAuditFile } from "../read-audit-file.ts";
import type { Arguments } from "../read-arguments.ts";
import { redactor } from "../redact.ts";
import { runAudit } from "../run-audit.ts";
import { makeRequest } from "../settings/make-request.ts";
import { readSettings } from "../settings/read-settings.ts";
import { UsageError } from "../usage-error.ts";

/** What a check of the live page says of a task. Nothing is guessed: what could not be read again is unknown. */
interface Verdict {
  readonly task: NumberedTask;
  readonly state: "done" | "open" | "unknown";
  /** Addresses of the task that are still at fault. */
  readonly left: readonly string[];
  /** Why it is unknown. */
  readonly reason: string | null;
}

/** Reads the site of an audit again, judges the rules of its tasks alone, and tells which are done. @returns the exit status */
export async function verify({ values, positionals }: Arguments): Promise<number> {
  const settings = await readSettings(values.config);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("verify takes the JSON file of one audit.");
  const before = readAuditFile(file);
  const all = numbered(before.actions);
  const tasks = values.task === undefined ? all : tasksNamed(all, values.task);
  const rules = [...new Set(tasks.filter(({ action }) => action.type === "fault").map(({ action }) => action.rule))];
  const { audit, secrets } = await makeRequest(
    before.site.url,
    { ...values, rules: rules.join(",") || "none" },
    settings,
  );
  const redact = redactor(secrets);
  const running = { logFile: values.log ?? null, quiet: values.quiet === true, redact };
  const verdicts = await runAudit(audit, running, async ({ frame }) => judgeTasks(tasks, before, frame));
  await print([redact(write(verdicts, values.format))]);
  return verdicts.every(({ state }) => state === "done") ? EXIT.done : EXIT.failed;
}

/** What a second audit, of the rules of some tasks at least, says of these tasks of the first. */
export function judgeTasks(tasks: readonly NumberedTask[], before: AuditJson, after: AuditFrame): Verdict[] {
  const home = after.site.finalUrl;
  const read = new Set<string>();
  for (const { url, status } of after.pages) if (status >= 200 && status < 400) read.add(placeOf(url, home));
  const wasRead = new Set<string>();
  for (const { url, status } of before.pages)
    if (status >= 200 && status < 400) wasRead.add(placeOf(url, before.site.finalUrl));
  return tasks.map((task) => judgeTask(task, { home: before.site.finalUrl, read, wasRead, after }));
}

interface Readings {
  readonly home: string;
  /** Places that answered now, and those that did at the audit. */
  readonly read: ReadonlySet<string>;
  readonly wasRead: ReadonlySet<string>;
  readonly after: AuditFrame;
}

function judgeTask(task: NumberedTask, { home, read, wasRead, after }: Readings): Verdict {
  const { action } = task;
  const unknown = (reason: string): Verdict => ({ task, state: "unknown", left: [], reason });
  if (action.type !== "fault") return unknown("it is an opportunity, which no rule judges");
  const found = after.findings.filter(({ rule }) => rule === action.rule);
  const failing = found.find(({ verdict }) => verdict === "fail");
  const places = new Set(action.pages.map(({ url }) => placeOf(url, home)));
  const now = failing?.pages.map(({ url }) => url) ?? [];
  // A fault of the site as a whole is told of other addresses from one audit to the next.
  const left = action.template === "site" ? now : now.filter((url) => places.has(placeOf(url, after.site.finalUrl)));
  if (failing !== undefined && (left.length > 0 || failing.pages.length === 0))
    return { task, state: "open", left, reason: null };
  const [undecided] = found.filter(({ verdict }) => verdict === "unknown");
  if (undecided !== undefined) return unknown(undecided.reason ?? "the rule could not decide");
  const unread = [...places].filter((place) => wasRead.has(place) && !read.has(place));
  if (unread.length > 0) return unknown(`${unread.length} of its addresses could not be read: ${unread[0]}`);
  return { task, state: "done", left: [], reason: null };
}

const SIGNS = { done: "✓ done   ", open: "✗ open   ", unknown: "? unknown" } as const;
const STYLES = { done: "green", open: "red", unknown: "yellow" } as const;
const MOST_LEFT = 5;

function write(verdicts: readonly Verdict[], format: string | undefined): string {
  if (format === "json") {
    const rows = verdicts.map(({ task: { number, action }, state, left, reason }) => ({
      task: number,
      fingerprint: action.fingerprint,
      rule: action.rule,
      title: action.title,
      state,
      left,
      reason,
    }));
    return `${JSON.stringify(rows, null, 1)}\n`;
  }
  if (format !== undefined && format !== "terminal")
    throw new UsageError(`verify prints terminal or json, not ${format}.`);
  const lines = verdicts.flatMap(({ task: { number, action }, state, left, reason }) => [
    `${paint(STYLES[state], SIGNS[state])} ${String(number).padStart(3)}. ${action.title}${reason === null ? "" : `: ${reason}`}`,
    ...left.slice(0, MOST_LEFT).map((url) => `               ${url}`),
    ...(left.length > MOST_LEFT ? [`               and ${left.length - MOST_LEFT} more`] : []),
  ]);
  const of = (state: Verdict["state"]): number => verdicts.filter((verdict) => verdict.state === state).length;
  return [...lines, "", `${of("done")} done, ${of("open")} open, ${of("unknown")} unknown`, ""].join("\n");
}
