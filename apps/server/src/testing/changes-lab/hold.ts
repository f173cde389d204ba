import type { Action, Comparison } from "@audit/contract";
import { pairTasks, type ShopChange } from "@audit/testkit";

export interface Outcome {
  readonly change: ShopChange;
  readonly before: readonly Action[];
  readonly after: readonly Action[];
  readonly compared: Comparison;
  /** Mails about the audit that arrived. */
  readonly mails: number;
}

export interface Held {
  /** Tasks that stood in both audits. */
  readonly stayed: number;
  /** What is not as it should be, one sentence each. */
  readonly faults: readonly string[];
}

/** Holds what an audit after a change says against what really happened. */
export function hold({ change, before, after, compared, mails }: Outcome): Held {
  const { pairs, ended, begun } = pairTasks(before, after);
  const rulesOf = (tasks: readonly Action[]): ReadonlySet<string> => new Set(tasks.map(({ rule }) => rule));
  const titled = (tasks: readonly Action[], listed: readonly { title: string }[]): ReadonlySet<string> =>
    rulesOf(tasks.filter(({ title }) => listed.some((one) => one.title === title)));
  const expect = (words: string, wanted: readonly string[] = [], seen: ReadonlySet<string>): string[] =>
    wanted.filter((rule) => !seen.has(rule)).map((rule) => `${rule} is not told as ${words}`);
  return {
    stayed: pairs.length,
    faults: [
      ...pairs.flatMap(([then, now]) => lossesOf(then, now)),
      ...pairs.flatMap(([then, now]) => mistold(then, now, compared)),
      ...expect("fixed", change.fixed, titled(ended, compared.fixed)),
      ...expect("new", change.fresh, titled(begun, compared.fresh)),
      ...expect("back", change.back, titled(begun, compared.back)),
      ...(change.back ?? []).flatMap((rule) => notReopened(rule, begun)),
      ...(mails === 1 ? [] : [`${mails} mails came`]),
    ],
  };
}

/** What a task that is still there lost. A finished one is open again, since its fault stands there. */
function lossesOf(then: Action, now: Action): string[] {
  const isReopened = then.status === "completed";
  const wanted = {
    fingerprint: then.fingerprint,
    status: isReopened ? "todo" : then.status,
    notes: then.notes,
    started_at: isReopened ? null : then.started_at,
    completed_at: null,
  };
  const got: Record<string, unknown> = { ...now };
  const lost = Object.entries(wanted).filter(([name, value]) => got[name] !== value);
  const faults = lost.map(
    ([name, value]) => `${now.rule} (${now.template}): ${name} is ${String(got[name])}, was ${String(value)}`,
  );
  const state = now.verification?.state ?? "nothing";
  return isReopened && !/^(open|regressed)$/.test(state)
    ? [...faults, `${now.rule} (${now.template}): reopened as ${state}`]
    : faults;
}

const mistold = (then: Action, now: Action, { fixed, fresh, back }: Comparison): string[] =>
  fixed.some(({ title }) => title === then.title) || [...fresh, ...back].some(({ title }) => title === now.title)
    ? [`${now.rule} (${now.template}) stayed and is told as fixed or new`]
    : [];

/** A finished task whose fault was gone for an audit and came back. */
const notReopened = (rule: string, begun: readonly Action[]): string[] =>
  begun.flatMap((task) =>
    task.rule !== rule || (task.status === "todo" && task.verification?.state === "regressed" && task.notes !== null)
      ? []
      : [`${rule}: ${task.status}, ${task.verification?.state ?? "never checked"}, notes ${task.notes ?? "lost"}`],
  );
