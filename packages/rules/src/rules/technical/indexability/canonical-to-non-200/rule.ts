import { isFacetPage, showsNothing } from "../../../../reading/canonical-ends.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "canonical-to-non-200",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages"],
  says: {
    failing: "Canonical link leads to a redirect or an error",
    why: "The page tells search engines to list another address instead, and that address does not show a page. The hint is ignored, or both drop out.",
    fix: "Write the address that really answers into the canonical link: usually the page's own.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  judge: (site) => {
    const judged = canonicalVotes(site).filter(({ page, answer }) => answer !== null && !isFacetPage(page));
    const faults = judged.flatMap(({ page, target, answer }): PageFault[] => {
      if (answer === null || !showsNothing(answer)) return [];
      const saw = { canonical: target, status: answer.response.status, redirectTo: answer.response.redirectTo };
      return [{ url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: "an address that answers 200" } }];
    });
    return judgePages(faults, judged.length);
  },
});
