import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export interface CaseCounts {
  readonly passing: number;
  readonly failing: number;
  readonly outside: number;
  readonly unknown: number;
}

const RULES = join(import.meta.dirname, "../../../rules/src/rules");
type Lists = Partial<Record<keyof CaseCounts, readonly unknown[]>>;

/** How many examples stand beside each rule, by its id. */
export async function countCases(): Promise<ReadonlyMap<string, CaseCounts>> {
  const files = globSync("**/cases.ts", { cwd: RULES });
  const counted = files.map(async (file): Promise<[string, CaseCounts]> => {
    const { cases } = (await import(join(RULES, file))) as { cases: Lists };
    const count = (name: keyof CaseCounts): number => cases[name]?.length ?? 0;
    const counts = {
      passing: count("passing"),
      failing: count("failing"),
      outside: count("outside"),
      unknown: count("unknown"),
    };
    return [basename(dirname(file)), counts];
  });
  return new Map(await Promise.all(counted));
}
