import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { mainProductsOf } from "../../../../reading/products.ts";
import { isRatedInMarkup } from "../../../../reading/reviews.ts";
import { placeOf, typesOn } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/**
 * A decimal, "out of" or a count: "5 stars all around" is what one buyer wrote. A share ("5 stars 12 80 %") is a row of how
 * ratings are spread, and a count or an average of nought says that nobody rated.
 */
function isAverage(text: string): boolean {
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(one.replace(",", ".")));
  if (/\d\s*%|%\s*\d/.test(text) || numbers.includes(0)) return false;
  return numbers.length > 1 || /\d[.,]\d/.test(text);
}

/** A visible rating may be the shop's instead of the product's; hence the doubt. */
export const rule = definePageRule({
  id: "review-rating-missing",
  category: "schema",
  area: "reviews",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.6,
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
  judge: ({ structuredData, commerce }) => {
    if (commerce.ratingText === null || !isAverage(commerce.ratingText)) return notApplicable();
    const products = mainProductsOf(structuredData);
    const [first] = products;
    if (first === undefined) return notApplicable();
    // A loose AggregateRating may be meant for the product; that it hangs nowhere is not what this rule says.
    if (isRatedInMarkup(structuredData) || typesOn(structuredData).has("AggregateRating")) return pass();
    return fail({
      at: placeOf(first),
      saw: { visible: commerce.ratingText, aggregateRating: null },
      expected: "aggregateRating",
    });
  },
  words: { en },
  onlyProposed: true,
  fix: product("rating"),
});
