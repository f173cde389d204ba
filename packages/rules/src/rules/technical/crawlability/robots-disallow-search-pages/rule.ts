import type { PageFacts } from "@audit/facts";
import { readableHtml } from "../../../../populations.ts";
import { refusingRule } from "../../../../reading/googlebot-access.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

/** What a visitor typed: ?q=soap, ?s=soap, or the folder behind /search/. */
const TYPED = /[?&](q|s|query|search|keywords?|term|searchterm|search_query|suche|text)=[^&]/i;
const IN_PATH = /\/(search|suche|recherche|buscar|cerca|zoeken)\/[^/?]+/i;

export const rule = defineSiteRule({
  id: "robots-disallow-search-pages",
  category: "technical",
  area: "crawlability",
  severity: "medium",
  fixKind: "robots",
  certainty: 0.9,
  reads: ["pages", "robots"],
  says: {
    failing: "Results of the shop's own search are open to search engines",
    why: "Every word typed makes another page. Search engines spend their time on them, and strangers can plant words of their choice on your site.",
    fix: "Disallow the address of the search in robots.txt, or set noindex on its results.",
    source: "https://developers.google.com/search/docs/essentials/spam-policies",
  },
  judge: ({ pages, robots }) => {
    const results = pages.filter(isResultPage);
    const faults = results.flatMap(({ url, indexability }): PageFault[] => {
      if (!indexability.indexable || refusingRule(robots, url) !== null) return [];
      return [{ url, evidence: { at: "search results page", saw: "indexable", expected: "noindex or Disallow" } }];
    });
    return judgePages(faults, results.length);
  },
});

const isResultPage = (page: PageFacts): boolean =>
  page.kind === "search" && readableHtml.includes(page) && (TYPED.test(page.url) || IN_PATH.test(page.url));
