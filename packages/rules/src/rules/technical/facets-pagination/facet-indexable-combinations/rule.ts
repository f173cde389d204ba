import { pagesOfKind } from "../../../../populations.ts";
import { filtersOf } from "../../../../reading/facets.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** One filter can be a page worth finding (red mugs); with every further one the addresses multiply. */
const MOST_FILTERS = 1;

export const rule = definePageRule({
  id: "facet-indexable-combinations",
  category: "technical",
  area: "facets-pagination",
  severity: "high",
  fixKind: "robots",
  certainty: 0.85,
  over: pagesOfKind("category"),
  reads: ["url"],
  says: {
    failing: "Lists with several filters at once are open to search engines",
    why: "Ten colours, ten sizes and ten prices make a thousand addresses of one list. Search engines spend their time there instead of on your products.",
    fix: "Block addresses with several filters in robots.txt, or let them name the unfiltered list as canonical. Keep single filters open that people search for.",
    source: "https://developers.google.com/crawling/docs/faceted-navigation",
  },
  told: ({ query }) => (query ? null : notApplicable()),
  judge: ({ url }) => {
    const filters = filtersOf(url);
    if (filters.length === 0) return notApplicable();
    if (filters.length <= MOST_FILTERS) return pass();
    const saw = { filters: filters.map(({ name }) => name), indexable: true };
    return fail({ at: "URL", saw, expected: "noindex, a canonical link or Disallow" });
  },
});
