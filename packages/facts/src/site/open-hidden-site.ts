import { indexabilityWithoutNoindex } from "../classify/read-indexability.ts";
import type { Indexability, PageFacts } from "../page-facts.ts";

/** Of the pages, from which on it is the site that asks to be left out, not its pages. */
const LEAST_SHARE = 0.95;
const LEAST_PAGES = 5;

/**
 * The pages of a site that asks as a whole to be left out of search, each as it would stand without that order: one
 * setting lifts it, and then all that is wrong with the pages counts. Nothing where only some pages ask.
 */
export function openHiddenSite(pages: readonly PageFacts[]): ReadonlyMap<PageFacts, Indexability> {
  const served = pages.filter(({ isHtml, response }) => isHtml && response.status === 200);
  const hidden = served.filter(({ indexability }) => indexability.reason === "noindex");
  if (hidden.length < LEAST_PAGES || hidden.length < served.length * LEAST_SHARE) return new Map();
  return new Map(hidden.map((page) => [page, indexabilityWithoutNoindex(page)]));
}
