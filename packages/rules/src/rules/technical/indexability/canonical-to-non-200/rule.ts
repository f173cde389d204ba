import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { isFacetPage, showsNothing } from "../../../../reading/canonical-ends.ts";
import { canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { asVersion } from "../../../../reading/hreflang-targets.ts";
import { laterPageNamed } from "../../../../reading/later-page-named.ts";
import { differBySlash } from "../../../../reading/closing-slash.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "canonical-to-non-200",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  repair: { result: "4-8 weeks" },
  reads: ["pages"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: (site) => {
    const judged = canonicalVotes(site).filter(({ page, answer }) => answer !== null && !isFacetPage(page));
    const faults = judged.flatMap(({ page, target, answer }) => {
      if (answer === null || !showsNothing(answer) || laterPageNamed(page) !== null) return [];
      const saw = { canonical: target, status: answer.response.status, redirectTo: answer.response.redirectTo };
      return [{ url: page.url, evidence: { at: "link[rel=canonical]", saw, expected: "an address that answers 200" } }];
    });
    return judgePages(faults, judged.length);
  },
  words: { en },
  // Where the site names one form of an address and the server forwards it to the other, one setting ends both.
  ends: ({ url, evidence: { saw } }) =>
    saw.redirectTo === url ? [url, saw.canonical] : saw.redirectTo === null ? [asVersion(url)] : [],
  symptoms: [
    {
      of: "closing-slash",
      rank: 0,
      shows: ({ url, evidence: { saw } }) => saw.redirectTo === url && differBySlash(url, saw.canonical),
    },
  ],
  fix,
});
