import { emptyListWords } from "../../../../knowledge/empty-list-words.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { filtersOf } from "../../../../reading/facets.ts";
import { normalised } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "facet-empty-200",
  category: "technical",
  area: "facets-pagination",
  severity: "medium",
  fixKind: "config",
  certainty: 0.9,
  over: pagesOfKind("category"),
  reads: ["url", "text", "commerce"],
  says: {
    failing: "Filters without any product answer like a full page",
    why: "Google asks that combinations of filters which yield nothing answer 404. Otherwise it goes on crawling empty lists.",
    fix: "Answer 404 when a filter yields no product, and don't link filters that would.",
    source: "https://developers.google.com/crawling/docs/faceted-navigation",
  },
  told: ({ query }) => (query ? null : notApplicable()),
  judge: ({ url, text, commerce }) => {
    if (filtersOf(url).length === 0) return notApplicable();
    const phrase = emptyListWords.exec(normalised(text.main))?.[0];
    const isEmpty = phrase !== undefined && commerce.productCards === 0 && commerce.prices.length === 0;
    return isEmpty ? fail({ at: "main text", saw: phrase, expected: "status 404, or noindex" }) : pass();
  },
});
