/** What the pairing reads of a task. */
export interface PairedTask {
  readonly rule: string;
  readonly template: string;
  readonly affected: { readonly count: number; readonly urls: readonly string[] };
}

export interface Pairing<T> {
  /** The same cause in both audits. */
  readonly pairs: readonly (readonly [T, T])[];
  /** Tasks with no counterpart. */
  readonly ended: readonly T[];
  readonly begun: readonly T[];
}

/**
 * Pairs the tasks of two audits of the changing shop by what they are about, without their fingerprints: the rule, the
 * kind of pages (which has one template each), and for a task about one page of several the end of its address.
 */
export function pairTasks<T extends PairedTask>(before: readonly T[], after: readonly T[]): Pairing<T> {
  const [then, now] = [byCause(before), byCause(after)];
  return {
    pairs: [...then].flatMap(([cause, task]) => (now.has(cause) ? [[task, now.get(cause)!] as const] : [])),
    ended: [...then].flatMap(([cause, task]) => (now.has(cause) ? [] : [task])),
    begun: [...now].flatMap(([cause, task]) => (then.has(cause) ? [] : [task])),
  };
}

/** @throws Error when two tasks of one audit seem to be about the same. */
function byCause<T extends PairedTask>(tasks: readonly T[]): Map<string, T> {
  const causes = new Map<string, T>();
  const byPlace = Map.groupBy(tasks, ({ rule, template }) => `${rule} ${placeOf(template)}`);
  for (const [place, all] of byPlace) {
    const widest = all.toSorted((a, b) => b.affected.count - a.affected.count)[0];
    for (const task of all) {
      const cause = task === widest ? place : `${place} ${slugOf(task.affected.urls[0] ?? "")}`;
      if (causes.has(cause)) throw new Error(`Two tasks about ${cause}`);
      causes.set(cause, task);
    }
  }
  return causes;
}

/** A template's kind; other places are named as they are. */
const placeOf = (template: string): string => template.split(":")[0]!;

const slugOf = (url: string): string => url.split("?")[0]!.split("/").at(-1)!.replace(/-new$/, "");
