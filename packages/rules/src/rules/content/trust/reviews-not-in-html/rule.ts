import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { isRatedInMarkup, reviewServiceOn } from "../../../../reading/reviews.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "reviews-not-in-html",
  category: "content",
  area: "trust",
  severity: "low",
  fixKind: "template",
  certainty: 0.7,
  businesses: ["online-shop", "food-ordering"],
  aiVisibility: true,
  over: productPages,
  reads: ["commerce", "structuredData", "resources", "headings"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
  judge: ({ commerce, structuredData, resources }) => {
    const service = reviewServiceOn(resources);
    if (service === null) return notApplicable();
    if (commerce.ratings.length > 0 || commerce.ratingText !== null || isRatedInMarkup(structuredData)) return pass();
    return fail({
      at: "HTML as sent",
      saw: { reviewService: service, rating: null, markup: null },
      expected: "rating and reviews",
    });
  },
  words: { en },
  onlyProposed: true,
  fix: null,
});
