import type { SdItem } from "@audit/facts";
import { productPages } from "../../../../populations.ts";
import { plainNumber } from "../../../../reading/offer-price.ts";
import { mainItemsOf } from "../../../../reading/products.ts";
import { reviewServiceOn, showsReviews } from "../../../../reading/reviews.ts";
import { holdsNumber, isTextCut, textsWithNumbers } from "../../../../reading/shown-numbers.ts";
import { firstText, itemsOf } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/**
 * Fails only where nothing on the page can be the rating: no stars, no element named after ratings, no word for reviews,
 * and neither the value nor the count as a number.
 */
export const rule = definePageRule({
  id: "rating-markup-unseen",
  category: "schema",
  area: "reviews",
  severity: "high",
  fixKind: "json-ld",
  certainty: 0.8,
  aiVisibility: true,
  over: productPages,
  reads: ["structuredData", "commerce", "outline", "text", "headings", "links", "resources", "head"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines",
  judge: (page) => {
    const ratings = mainItemsOf(page.structuredData)
      .flatMap((item) => itemsOf(item, "aggregateRating"))
      .flatMap(ratingIn);
    const [first] = ratings;
    if (first === undefined) return notApplicable();
    if (page.outline.ratingAt !== null || showsReviews(page)) return pass();
    if (reviewServiceOn(page.resources) !== null)
      return unknown("A review service is loaded; its stars come by script.");
    if (isTextCut(page.text)) return unknown("Only the first part of the long text was kept.");
    const texts = textsWithNumbers(page.text);
    const isShown = ratings.some(({ value, count }) => holdsNumber(texts, value) || holdsNumber(texts, count));
    if (isShown) return pass();
    return fail({
      at: "Product > aggregateRating",
      saw: { rating: first.value, reviews: first.count },
      expected: "the rating on the page, for visitors too",
    });
  },
  words: { en },
  untrue: 2,
  fix,
});

function ratingIn(item: SdItem): { value: number; count: number }[] {
  const value = plainNumber(firstText(item, "ratingValue"));
  const count = plainNumber(firstText(item, "reviewCount", "ratingCount"));
  return value === null || count === null || count <= 0 ? [] : [{ value, count }];
}
