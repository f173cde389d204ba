import { indexabilityWithoutNoindex } from "../classify/read-indexability.ts";
import type { Indexability, PageFacts } from "../page-facts.ts";

/** From this share of pages on, the home page among them, it is the site as a whole that asks to be left out. */
const LEAST_SHARE = 0.8;
const LEAST_PAGES = 5;

/**
 * Where a whole site asks to be left out of search (noindex), one setting lifts it, and then every other fault of its
 * pages counts. @returns those pages with the indexability they would have then; none where only some pages ask
 */
export function openHiddenSite(pages: readonly PageFacts[], home: string): ReadonlyMap<PageFacts, Indexability> {
  const served = pages.filter(({ isHtml, response }) => isHtml && response.status === 200);
  const hidden = served.filter(({ indexability }) => indexability.reason === "noindex");
  if (!hidden.some(({ url }) => url === home)) return new Map();
  if (hidden.length < LEAST_PAGES || hidden.length < served.length * LEAST_SHARE) return new Map();
  return new Map(hidden.map((page) => [page, indexabilityWithoutNoindex(page)]));
}
