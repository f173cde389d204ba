import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { servedHtml } from "../../../../populations.ts";
import { isMainPage } from "../../../../reading/main-pages.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** Of the pages, from which on it is the site that asks; single important pages have a rule of their own. */
const LEAST_SHARE = 0.95;
/** Fewer pages say nothing about a site. */
const LEAST_PAGES = 5;

export const rule = defineSiteRule({
  id: "noindex-site-wide",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 0.9,
  ceiling: { health: 20, aiCitation: 20, because: "Nearly the whole site asks search engines to leave it out." },
  repair: { once: true },
  aiVisibility: true,
  reads: ["pages", "templates", "templateOf"],
  source: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
  judge: (site) => {
    const readable = site.pages.flatMap((page, index) => (isReadable(page) ? [{ page, index }] : []));
    const main = readable.filter(({ page }) => isMainPage(page));
    if (main.length === 0) return notApplicable();
    const keptOut = readable.flatMap(({ page, index }) => {
      const noindex = noindexOf(page);
      return noindex === null ? [] : [{ page, index, noindex }];
    });
    const hidden = keptOut.filter(({ page }) => isMainPage(page));
    // Open pages behind parameters are the site's too: both shares must be those of a site that asks to be left out.
    const share = Math.min(hidden.length / main.length, keptOut.length / readable.length);
    if (main.length < LEAST_PAGES || share < LEAST_SHARE) return pass();
    const saw = {
      noindex: hidden.length,
      of: main.length,
      byTemplate: countByTemplate(
        site,
        hidden.map(({ index }) => index),
      ),
      examples: hidden.slice(0, 5).map(({ page }) => page.url),
    };
    return fail({ at: itemAt(hidden, 0).noindex.from, saw, expected: "noindex only on pages not meant for search" });
  },
  words: { en },
  fix,
});

const isReadable = (page: PageFacts): boolean => servedHtml.includes(page) && page.tech.botWall === null;

function countByTemplate(
  site: Pick<SiteFacts, "templates" | "templateOf">,
  pages: readonly number[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const index of pages) {
    const label = site.templates[site.templateOf[index] ?? -1]?.label ?? "other pages";
    counts[label] = (counts[label] ?? 0) + 1;
  }
  return counts;
}
