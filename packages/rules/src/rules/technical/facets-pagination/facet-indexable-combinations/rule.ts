import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { filtersOf } from "../../../../reading/facets.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

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
  source: "https://developers.google.com/crawling/docs/faceted-navigation",
  judge: ({ url }) => {
    const filters = filtersOf(url);
    if (filters.length === 0) return notApplicable();
    if (filters.length <= MOST_FILTERS) return pass();
    const saw = { filters: filters.map(({ name }) => name), indexable: true };
    return fail({ at: "URL", saw, expected: "noindex, a canonical link or Disallow" });
  },
  words: { en },
  fix,
});
