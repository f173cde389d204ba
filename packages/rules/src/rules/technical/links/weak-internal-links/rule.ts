import { en } from "./words.en.ts";
import type { PageFacts, PageKind } from "@audit/facts";
import { indexableHtml, pagesIn } from "../../../../populations.ts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { inboundLinks, reachingPages } from "../../../../reading/inbound-links.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { mayBeOver } from "../../../../reading/days-gone.ts";
import { unseenLinks } from "../../../../reading/unseen-links.ts";
import { isInner } from "../../../../reading/inner-address.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";

/** On a handful of pages one link each is natural. */
const LEAST_PAGES = 10;
const NEED_NO_LINK: ReadonlySet<PageKind> = new Set(["home", "search", "cart", "account", "legal", "contact", "about"]);

export const rule = defineSiteRule({
  id: "weak-internal-links",
  category: "technical",
  area: "links",
  severity: "low",
  fixKind: "link",
  lacksLinks: true,
  certainty: 0.85,
  reads: ["home", "pages", "graph", "coverage"],
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  judge: (site) => {
    const candidates = pagesIn(site.pages, indexableHtml).filter((page) => isCandidate(page) && page.url !== site.home);
    if (candidates.length < LEAST_PAGES) return notApplicable();
    // More links to what is over lead visitors astray.
    const weak = candidates.filter((page) => inboundLinks(site, page.url).followed === 1 && !mayBeOver(page));
    const unseen = unseenLinks(site);
    if (weak.length > 0 && unseen) return unknown(unseen);
    const faults = weak.map(({ url, kind }) => {
      const saw = { kind, ...reachingPages(site, url) };
      return { url, evidence: { at: "internal links", saw, expected: "two or more linking pages" } };
    });
    return judgePages(faults, candidates.length);
  },
  words: { en },
  givesWayTo: [
    { to: ["related-products-missing"], as: "task" },
    // What is to be merged or deleted needs no more links.
    { to: ["doorway-locations", "exact-duplicates", "near-duplicates"], as: "task" },
    { to: ["sample-content-live"], as: "task", when: ({ url }) => isInner(url) },
  ],
  // Which pages should speak of it is its writer's choice; a link by rule stands in a foreign place.
  onlyAlong: true,
  fix: null,
});

/** Filters and later pages of lists are linked along their chain only, as they should be. */
function isCandidate(page: PageFacts): boolean {
  if (NEED_NO_LINK.has(page.kind)) return false;
  const { pathname, search } = new URL(page.url);
  return search === "" && !isLaterPage(page.url) && !isUtilityPath(pathname);
}
