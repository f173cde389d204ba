import { judgeSameContent } from "../../../../reading/same-content.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Short texts of one template are alike by chance: their hash says little. */
const LEAST_WORDS = 80;

export const rule = defineSiteRule({
  id: "near-duplicates",
  category: "content",
  area: "duplicates",
  severity: "high",
  fixKind: "content",
  certainty: 0.7,
  leavesTo: ["doorway-locations", "product-variant-urls"],
  reads: ["pages", "graph", "nearDuplicates"],
  says: {
    failing: "Pages that say almost the same",
    why: "Pages that differ only in a few words compete with each other, and search engines often show just one of them.",
    fix: "Give each page text of its own. Where pages are versions of one thing (colour, size, sorting), point a canonical link at the main one.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  judge: (site) =>
    judgeSameContent(site, site.nearDuplicates, {
      leastWords: LEAST_WORDS,
      expected: "a text of its own, or a canonical link to the main version",
    }),
});
