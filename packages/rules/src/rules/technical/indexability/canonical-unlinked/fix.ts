import type { Fixer } from "../../../../fixes/fixer.ts";
import { replacementList, sourcesOf } from "../../../../fixes/links/link-list.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";

/** Links to the addresses at fault, each to the one that its page names as canonical. */
export const fix: Fixer<{ readonly canonical: string }> = ({ faults }, view) => {
  const targets = new Map(faults.map(({ url, evidence: { saw } }) => [url, saw.canonical]));
  return sectionsOf(replacementList([...targets].map(([old, now]) => ({ old, now, sources: sourcesOf(old, view) }))));
};
