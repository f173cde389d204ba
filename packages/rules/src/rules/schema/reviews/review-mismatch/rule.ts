import { product } from "../../../../fixes/markup/product.ts";
import { en } from "./words.en.ts";
import type { SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { plainNumber } from "../../../../reading/offer-price.ts";
import { mainProductsOf } from "../../../../reading/products.ts";
import { itemsOf, valuesOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

const SCALE = 5;
/** Stars are shown in halves, averages with one digit: 4.26 may be shown as 4.5 or 4.3. */
const ROUNDING = 0.26;

/** Whole numbers may be single reviews; only an average such as 4.7 can contradict the markup. */
export const rule = definePageRule({
  id: "review-mismatch",
  category: "schema",
  area: "reviews",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  repair: { pasted: true },
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
  judge: ({ structuredData, commerce }) => {
    if (commerce.ratings.length === 0) return notApplicable();
    const marked = mainProductsOf(structuredData)
      .flatMap((item) => itemsOf(item, "aggregateRating"))
      .flatMap((rating) => outOfFive(rating) ?? []);
    if (marked.length === 0) return notApplicable();
    if (commerce.ratings.some((shown) => marked.some((value) => Math.abs(shown - value) <= ROUNDING))) return pass();
    const averages = commerce.ratings.filter((value) => !Number.isInteger(value) && value > 0);
    if (averages.length === 0) return unknown("Only whole ratings are visible, which may be those of single reviews.");
    const saw = { marked, visible: averages.slice(0, 3) };
    return fail({ at: "Product > aggregateRating > ratingValue", saw, expected: "the visible rating" });
  },
  words: { en },
  untrue: 2,
  fix: product("rating"),
});

/** The rating on a scale of five, as the visible ones are; null when it can't be told. */
function outOfFive(rating: SdItem): number | null {
  const value = plainNumber(valuesOf(rating, "ratingValue")[0]);
  const best = plainNumber(valuesOf(rating, "bestRating")[0]) ?? SCALE;
  return value === null || best <= 0 || value > best ? null : (value / best) * SCALE;
}
