import * as answers from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "pagination-empty-200",
  category: "technical",
  area: "facets-pagination",
  severity: "medium",
  fixKind: "config",
  certainty: 0.95,
  reads: ["probes"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
  judge: ({ probes: { views = [] } }) => {
    const asked = views.filter(
      ({ as, page }) => as === "beyond-last" && page.response.status > 0 && page.tech.botWall === null,
    );
    const faults = asked.flatMap(({ page }) => {
      if (!isOpen(page)) return [];
      const saw = { status: page.response.status, products: page.commerce.productCards, indexable: true };
      return [{ url: page.url, evidence: { at: "page 9999 of a list", saw, expected: "status 404 or a redirect" } }];
    });
    return judgePages(faults, asked.length);
  },
  words: { en },
  fix: answers.notFound,
});

/** A canonical link to the list, or noindex, keeps the page out of search. */
const isOpen = (page: PageFacts): boolean => page.isHtml && page.indexability.indexable;
