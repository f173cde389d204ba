import type { PageFacts, SiteFacts } from "@audit/facts";
import { emptyPagesOf } from "./empty-pages.ts";

const MOST_WORDS = 40;
const FEWEST_ALIKE = 3;
/** One text on so many of the pages is a notice, however long the frame that is read with it. */
const ALL_OVER = 0.25;
const FEWEST_ALL_OVER = 5;

/** Of some pages of a site the empty ones, and those that say the same few words as others: a notice that nothing is there. */
export function noticePages(
  pages: readonly PageFacts[],
  site: Pick<SiteFacts, "home" | "pages" | "graph" | "sitemaps">,
): ReadonlySet<PageFacts> {
  const empty = emptyPagesOf(site);
  const others = pages.filter(({ url }) => url !== site.home);
  const alike = [...Map.groupBy(others, ({ text }) => text.hash).values()].filter(
    (same) =>
      same.length >= Math.max(FEWEST_ALL_OVER, ALL_OVER * pages.length) ||
      (same.length >= FEWEST_ALIKE && same.every(({ text }) => text.mainWords < MOST_WORDS)),
  );
  return new Set([...alike.flat(), ...others.filter((page) => empty.has(page))]);
}
