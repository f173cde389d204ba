import { judgeSameContent } from "../../../../reading/same-content.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "exact-duplicates",
  category: "content",
  area: "duplicates",
  severity: "high",
  fixKind: "meta",
  certainty: 1,
  leavesTo: [
    "canonical-params-missing",
    "product-variant-urls",
    "product-duplicate-in-categories",
    "facet-order-inconsistent",
    "url-repetitive-segments",
    "doorway-locations",
  ],
  reads: ["pages", "graph", "exactDuplicates"],
  says: {
    failing: "The same text at several addresses",
    why: "Search engines show only one of identical pages, and it may not be the one you want. Links and signals are spread over all of them.",
    fix: "Choose one address and redirect the others to it, or add a canonical link on each copy that points to it.",
    source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  judge: (site) =>
    judgeSameContent(site, site.exactDuplicates, {
      leastWords: 10,
      expected: "a redirect or canonical link to one of them",
    }),
});
