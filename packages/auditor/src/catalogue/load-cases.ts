import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export interface CaseCounts {
  readonly passing: number;
  readonly failing: number;
  readonly outside: number;
  readonly unknown: number;
}

/** One case that fails and one that passes, as they stand beside the rule. */
export interface RuleExample {
  readonly failing: unknown;
  readonly passing: unknown;
}

const RULES = join(import.meta.dirname, "../../../rules/src/rules");
type Lists = Partial<Record<keyof CaseCounts, readonly unknown[]>>;

const countIn = (lists: Lists, name: keyof CaseCounts): number => lists[name]?.length ?? 0;

/** How many examples stand beside each rule, by its id. */
export async function countCases(): Promise<ReadonlyMap<string, CaseCounts>> {
  return mapOf(await loadAll(), (lists) => ({
    passing: countIn(lists, "passing"),
    failing: countIn(lists, "failing"),
    outside: countIn(lists, "outside"),
    unknown: countIn(lists, "unknown"),
  }));
}

/** The shortest case of each side, by the id of its rule: it shows the fault with the least around it. */
export async function loadExamples(): Promise<ReadonlyMap<string, RuleExample>> {
  return mapOf(await loadAll(), ({ failing, passing }) => ({ failing: shortest(failing), passing: shortest(passing) }));
}

function shortest(cases: readonly unknown[] = []): unknown {
  const lengthOf = (one: unknown): number => JSON.stringify(one).length;
  return cases.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
}

const mapOf = <T>(all: ReadonlyMap<string, Lists>, make: (lists: Lists) => T): ReadonlyMap<string, T> =>
  new Map([...all].map(([id, lists]) => [id, make(lists)]));

async function loadAll(): Promise<ReadonlyMap<string, Lists>> {
  const loaded = globSync("**/cases.ts", { cwd: RULES }).map(async (file): Promise<[string, Lists]> => {
    const { cases } = (await import(join(RULES, file))) as { cases: Lists };
    return [basename(dirname(file)), cases];
  });
  return new Map(await Promise.all(loaded));
}
