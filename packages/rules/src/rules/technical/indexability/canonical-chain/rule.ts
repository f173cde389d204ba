import { canonicalTarget } from "../../../../reading/canonical-target.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "canonical-chain",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  leavesTo: ["canonical-loop"],
  reads: ["pages"],
  says: {
    failing: "Canonical links form a chain",
    why: "The page names a second address, and that one names a third. Search engines may stop half way and list an address you did not mean.",
    fix: "Point all of them at the last address of the chain, and let that page name itself.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  judge: (site) => {
    const judged = canonicalVotes(site).filter(({ answer }) => answer?.response.status === 200);
    const faults = judged.flatMap(({ page, target, answer }): PageFault[] => {
      const next = answer && answer !== page ? canonicalTarget(answer) : null;
      if (next === null || next === target) return [];
      const saw = { chain: [page.url, target, next] };
      return [
        { url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: next === page.url ? target : next } },
      ];
    });
    return judgePages(faults, judged.length);
  },
});
