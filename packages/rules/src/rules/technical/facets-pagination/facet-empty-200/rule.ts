import { specificTexts } from "../../../../reading/shown-things.ts";
import * as robotsMeta from "../../../../fixes/head/robots-meta.ts";
import { en } from "./words.en.ts";
import { emptyListWords } from "../../../../knowledge/empty-list-words.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { filtersOf } from "../../../../reading/facets.ts";
import { normalised } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "facet-empty-200",
  category: "technical",
  area: "facets-pagination",
  severity: "medium",
  fixKind: "config",
  certainty: 0.9,
  // Without its goods a list can't be told from other pages.
  over: pagesOfKind("category", "list", "other"),
  reads: ["url", "text", "commerce"],
  source: "https://developers.google.com/crawling/docs/faceted-navigation",
  judge: ({ url, text, commerce }) => {
    if (filtersOf(url).length === 0) return notApplicable();
    const phrase = emptyListWords.exec(normalised(text.main))?.[0];
    const isEmpty = phrase !== undefined && commerce.productCards === 0 && commerce.prices.length === 0;
    // A count of none may stand there until scripts fill the list.
    if (isEmpty && phrase.startsWith("0")) return unknown("It counts no products, perhaps until scripts bring them.");
    return isEmpty ? fail({ at: "main text", saw: phrase, expected: "status 404, or noindex" }) : pass();
  },
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix: robotsMeta.noindex,
});
