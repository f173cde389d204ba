import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { readableHtml } from "../../../../populations.ts";
import { refusingRule } from "../../../../reading/googlebot-access.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

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
  source: "https://developers.google.com/search/docs/essentials/spam-policies",
  judge: ({ pages, robots }) => {
    const results = pages.filter(isResultPage);
    const faults = results.flatMap(({ url, indexability }) => {
      if (!indexability.indexable || refusingRule(robots, url) !== null) return [];
      return [{ url, evidence: { at: "search results page", saw: "indexable", expected: "noindex or Disallow" } }];
    });
    return judgePages(faults, results.length);
  },
  words: { en },
  fix,
});

const isResultPage = (page: PageFacts): boolean =>
  page.kind === "search" && readableHtml.includes(page) && (TYPED.test(page.url) || IN_PATH.test(page.url));
