import type { CatalogueEntry } from "../catalogue.ts";
import type { CaseCounts } from "./load-cases.ts";

const LEAST_WORDS = 3;

/** What a rule lacks before it may judge anybody's site; empty when it is complete. */
export function findGaps({ says, certainty }: CatalogueEntry, cases: CaseCounts | undefined): string[] {
  const gaps: string[] = [];
  for (const kind of ["passing", "failing", "outside"] as const) {
    if (!cases || cases[kind] === 0) gaps.push(`no ${kind} case`);
  }
  for (const [name, text] of [
    ["name", says.failing],
    ["reason", says.why],
    ["fix", says.fix],
  ] as const) {
    if (text.trim().split(/\s+/).length < LEAST_WORDS) gaps.push(`no ${name}`);
  }
  if (!/^https:\/\/[^/]+\.[^/]+/.test(says.source)) gaps.push("no public source");
  if (!(certainty > 0 && certainty <= 1)) gaps.push("no certainty between 0 and 1");
  return gaps;
}
