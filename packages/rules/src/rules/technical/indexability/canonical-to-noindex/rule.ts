import { isFacetPage } from "../../../../reading/canonical-ends.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { noindexOf } from "../../../../reading/robots-directives.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "canonical-to-noindex",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages"],
  says: {
    failing: "Canonical link leads to a page kept out of search",
    why: "The page asks to be listed under another address, and that address forbids listing. In the end neither may appear.",
    fix: "Take noindex off the target, or point the canonical link at an address that may be listed: usually the page's own.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  judge: (site) => {
    const judged = canonicalVotes(site).filter(
      ({ page, answer }) => answer?.response.status === 200 && !isFacetPage(page),
    );
    const faults = judged.flatMap(({ page, target, answer }): PageFault[] => {
      const directive = answer && answer !== page && answer.tech.botWall === null ? noindexOf(answer) : null;
      if (!directive) return [];
      const saw = { canonical: target, directive: directive.token, in: directive.from };
      return [{ url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: "an address without noindex" } }];
    });
    return judgePages(faults, judged.length);
  },
});
