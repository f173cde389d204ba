import { en } from "./words.en.ts";
import { isIndexFileOf } from "../../../../reading/index-file.ts";
import { judgeCopies } from "../../../../reading/same-content.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fix } from "./fix.ts";

export const rule = defineSiteRule({
  id: "exact-duplicates",
  category: "content",
  area: "duplicates",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  ceiling: { health: 55, aiCitation: 60, because: "Most pages have the same text, so only one of them can be listed." },
  repair: { perPage: true, result: "4-8 weeks" },
  reads: ["pages", "graph", "exactDuplicates"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: judgeCopies,
  words: { en },
  givesWayTo: [
    {
      to: [
        "canonical-params-missing",
        "product-variant-urls",
        "product-duplicate-in-categories",
        "facet-order-inconsistent",
        "url-repetitive-segments",
        "doorway-locations",
        "shows-parent-page",
      ],
      as: "finding",
    },
    // Who joins pages that say almost the same joins their copies with them.
    { to: ["near-duplicates"], as: "task" },
  ],
  about: ({ url, evidence: { saw } }) => [url, ...saw.alike],
  mild: {
    when: ({ url, evidence: { saw } }) =>
      saw.pages === 2 && saw.alike.some((other) => isIndexFileOf(url, other) || isIndexFileOf(other, url)),
    because: "a folder and its index file are one page at two addresses, which search engines join by themselves",
  },
  fix,
});
