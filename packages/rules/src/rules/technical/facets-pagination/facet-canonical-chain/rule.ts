import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import { isFacetPage, isKeptOut, showsNothing } from "../../../../reading/canonical-ends.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "facet-canonical-chain",
  category: "technical",
  area: "facets-pagination",
  severity: "medium",
  fixKind: "meta",
  certainty: 1,
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: (site) => {
    const judged = canonicalVotes(site).filter(
      ({ page, answer }) => answer !== null && answer !== page && isFacetPage(page),
    );
    const faults = judged.flatMap(({ page, target, answer }) => {
      if (answer === null || !(showsNothing(answer) || isKeptOut(answer))) return [];
      const { status, redirectTo } = answer.response;
      const saw = { canonical: target, status, redirectTo, reason: answer.indexability.reason };
      return [{ url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: "a list that may be listed" } }];
    });
    return judgePages(faults, judged.length);
  },
  words: { en },
  fix: canonical.settledCanonical,
});
