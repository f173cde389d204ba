import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { canonicalTarget } from "../../../../reading/canonical-target.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "canonical-loop",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  repair: { result: "4-8 weeks" },
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: (site) => {
    const judged = canonicalVotes(site).filter(({ answer }) => answer?.response.status === 200);
    const faults = judged.flatMap(({ page, target, answer }) => {
      if (answer === null || answer === page || canonicalTarget(answer) !== page.url) return [];
      const saw = { loop: [page.url, target, page.url] };
      return [{ url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: "one of the two, on both" } }];
    });
    return judgePages(faults, judged.length);
  },
  words: { en },
  fix: canonical.settledCanonical,
});
