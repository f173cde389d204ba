import type { Fixer } from "../../../../fixes/fixer.ts";
import { changedOn, entry, rest } from "../../../../fixes/sitemap/sitemap-fixes.ts";

type OddDays = { readonly entries: number; readonly examples: readonly { readonly url: string }[] };

/** The entries that the evidence shows, with the day that each page names itself, or without one. */
export const fix: Fixer<OddDays> = (cause, view) => {
  const lines = cause.faults.flatMap(({ evidence: { saw } }) => [
    ...saw.examples.map(({ url }) => entry(url, changedOn(url, view))),
    ...rest(saw.entries - saw.examples.length),
  ]);
  return lines.join("\n") || null;
};
