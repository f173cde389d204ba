import { readMeanings } from "@audit/facts";
import { en } from "./words.en.ts";
import { emptyListWords } from "../../../../knowledge/empty-list-words.ts";
import { categoryPages } from "../../../../populations.ts";
import { filtersOf } from "../../../../reading/facets.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { everyItem, firstText, valuesOf } from "../../../../reading/structured-data.ts";
import { normalised } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Lists that script fills look empty in the HTML, so silence is never taken for an empty category. */
export const rule = definePageRule({
  id: "category-empty",
  category: "content",
  area: "ecommerce",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.8,
  businesses: ["online-shop", "food-ordering"],
  over: categoryPages,
  reads: ["url", "text", "head", "commerce", "structuredData"],
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
  judge: ({ url, text, head, commerce, structuredData }) => {
    if (commerce.productCards >= 2) return pass();
    // Filters that yield nothing have a rule of their own.
    if (isLaterPage(url) || filtersOf(url).length > 0) return notApplicable();
    const phrase = emptyPhrase(normalised(text.main), head.lang);
    if (phrase !== undefined && commerce.prices.length <= 1) {
      return fail({ at: "main text", saw: phrase, expected: "a list of products, or noindex" });
    }
    const listed = listedItems(structuredData);
    if (listed === null) return unknown("No list of products could be recognised in the HTML.");
    if (listed > 1 || commerce.prices.length > 1) return pass();
    return fail({ at: "ItemList", saw: { items: listed }, expected: "two products or more, or noindex" });
  },
  words: { en },
  fix: null,
});

const BESIDE = 40;

/** What a page says of a list without goods; of an empty cart it says that nothing is in the cart. */
function emptyPhrase(text: string, lang: string | null): string | undefined {
  const found = emptyListWords.exec(text);
  if (found === null) return undefined;
  const [phrase] = found;
  const around = text.slice(Math.max(0, found.index - BESIDE), found.index + phrase.length + BESIDE);
  return readMeanings(around, lang === null ? [] : [lang], ["cart"]).length > 0 ? undefined : phrase;
}

function listedItems(data: Parameters<typeof everyItem>[0]): number | null {
  const lists = everyItem(data).filter(({ item }) => item.types.includes("ItemList"));
  if (lists.length === 0) return null;
  return Math.max(
    ...lists.map(({ item }) =>
      Math.max(Number(firstText(item, "numberOfItems")) || 0, valuesOf(item, "itemListElement").length),
    ),
  );
}
