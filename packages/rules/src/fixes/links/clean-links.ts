import type { Cause } from "../../cause.ts";
import { cleanUrl } from "../../view/clean-url.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Fixer } from "../fixer.ts";
import { isWholeAddress, linkedFrom, replacementList, sourcesOf } from "./link-list.ts";
import { type Fix, sectionsOf } from "../patches/fix.ts";

/** Links of a page with some of their addresses as written, or one address by itself. */
export type Links = string | { readonly examples: readonly { readonly href: string }[] };

const addressesIn = (saw: Links): string[] =>
  (typeof saw === "string" ? [saw] : saw.examples.map(({ href }) => href)).filter(isWholeAddress);

/**
 * Addresses in the evidence that `change` alters, with the pages that hold them.
 * @param isAlike of links beyond those that the evidence shows; without it only these are told
 */
export function replacements(
  cause: Cause<Links>,
  view: SiteView,
  change: (url: string) => string,
  isAlike: (url: string) => boolean = () => false,
): Fix | null {
  const found = new Map<string, Set<string>>();
  for (const { url, evidence } of cause.faults) {
    const all = [...addressesIn(evidence.saw), ...linkedFrom(url, view).filter(isAlike)];
    const named = [...new Set(all)].filter((one) => change(one) !== one);
    const own = change(url) !== url ? [url] : [];
    for (const old of [...named, ...own]) {
      const sources = found.get(old) ?? new Set(old === url ? sourcesOf(old, view) : []);
      if (old !== url) sources.add(url);
      found.set(old, sources);
    }
  }
  return sectionsOf(
    replacementList([...found].map(([old, sources]) => ({ old, now: change(old), sources: [...sources].toSorted() }))),
  );
}

/** Links without tracking and session parts. */
export const cleanLinks: Fixer<Links> = (cause, view) => replacements(cause, view, cleanUrl);
