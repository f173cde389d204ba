import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { canonicalTarget } from "../../../../reading/canonical-target.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "canonical-chain",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  repair: { result: "4-8 weeks" },
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: (site) => {
    const judged = canonicalVotes(site).filter(({ answer }) => answer?.response.status === 200);
    const faults = judged.flatMap(({ page, target, answer }) => {
      const next = answer && answer !== page ? canonicalTarget(answer) : null;
      if (next === null || next === target) return [];
      const saw = { chain: [page.url, target, next] };
      return [
        { url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: next === page.url ? target : next } },
      ];
    });
    return judgePages(faults, judged.length);
  },
  words: { en },
  givesWayTo: [{ to: ["canonical-loop", "canonical-to-empty-page"], as: "finding" }],
  fix: canonical.settledCanonical,
});
