import { en } from "./words.en.ts";
import { judgeSameContent } from "../../../../reading/same-content.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fix } from "./fix.ts";

/** Short texts of one template are alike by chance: their hash says little. */
const LEAST_WORDS = 80;

export const rule = defineSiteRule({
  id: "near-duplicates",
  category: "content",
  area: "duplicates",
  severity: "low",
  fixKind: "content",
  certainty: 0.7,
  repair: { work: "hard", result: "4-8 weeks" },
  reads: ["pages", "graph", "nearDuplicates"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: (site) =>
    judgeSameContent(site, site.nearDuplicates, {
      leastWords: LEAST_WORDS,
      proof: "words",
      expected: "a text of its own, or a canonical link to the main version",
    }),
  words: { en },
  givesWayTo: [{ to: ["doorway-locations", "product-variant-urls", "shows-parent-page"], as: "finding" }],
  ends: ({ url, evidence: { saw } }) => [url, ...saw.alike],
  onlyAlong: true,
  fix,
});
