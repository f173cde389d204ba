import type { FindingJson } from "@audit/engine";
import { placeOf, type KnownFaults } from "./baseline.ts";

/** The findings that fail, of each only the pages that were no fault in the baseline; those without one are left out. */
export function newFaults(findings: readonly FindingJson[], home: string, known: KnownFaults): FindingJson[] {
  return findings.flatMap((finding) => {
    if (finding.verdict !== "fail") return [];
    const places = known.get(finding.rule);
    if (places === undefined) return [finding];
    const pages = finding.pages.filter(({ url }) => !places.has(placeOf(url, home)));
    return pages.length === 0 ? [] : [{ ...finding, pages, count: pages.length }];
  });
}
