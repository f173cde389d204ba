import { readableHtml } from "../../../../populations.ts";
import { sortsOf, withoutSorting } from "../../../../reading/facets.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "sort-params-indexable",
  category: "technical",
  area: "facets-pagination",
  severity: "medium",
  fixKind: "robots",
  certainty: 0.95,
  over: readableHtml,
  reads: ["url", "kind", "indexability"],
  says: {
    failing: "Sorted copies of a list are open to search engines",
    why: "Sorting or another view shows the same products under another address. Each order makes one more copy of the whole list.",
    fix: "Let sorted lists name the unsorted one as canonical, or block the sorting parameters in robots.txt.",
    source: "https://developers.google.com/crawling/docs/faceted-navigation",
  },
  told: ({ kind, query }) => (kind === "category" && query ? null : notApplicable()),
  judge: ({ url, kind, indexability }) => {
    const sorts = kind === "category" ? sortsOf(url) : [];
    if (sorts.length === 0) return notApplicable();
    if (!indexability.indexable) return pass();
    return fail({
      at: "URL",
      saw: { parameters: sorts.map(({ name, value }) => `${name}=${value.slice(0, 40)}`), indexable: true },
      expected: withoutSorting(url),
    });
  },
});
