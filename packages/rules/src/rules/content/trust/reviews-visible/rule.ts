import { languagesKnowing } from "@audit/facts";
import { en } from "./words.en.ts";
import { productPages } from "../../../../populations.ts";
import { isSecondHand } from "../../../../reading/products.ts";
import { isForSale } from "../../../../reading/product-panel.ts";
import { languageOf } from "../../../../reading/language.ts";
import { isRatedInMarkup, reviewServiceOn, showsReviews } from "../../../../reading/reviews.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** The extractor keeps so many characters of the main text. */
const KEPT = 4000;
const LANGUAGES = languagesKnowing("reviews");

export const rule = definePageRule({
  id: "reviews-visible",
  category: "content",
  area: "trust",
  severity: "low",
  fixKind: "template",
  certainty: 0.6,
  businesses: ["online-shop", "food-ordering"],
  aiVisibility: true,
  languages: LANGUAGES,
  over: productPages,
  reads: ["text", "headings", "commerce", "links", "outline", "structuredData", "resources", "head"],
  source: "https://developers.google.com/search/docs/specialty/ecommerce/write-high-quality-reviews",
  judge: (page) => {
    if (!isForSale(page.commerce) || isSecondHand(page.structuredData)) return notApplicable();
    if (isRatedInMarkup(page.structuredData) || showsReviews(page)) return pass();
    if (reviewServiceOn(page.resources) !== null)
      return unknown("A review service is loaded; its reviews come by script.");
    const language = languageOf(page.head.lang);
    if (language !== null && !LANGUAGES.has(language))
      return unknown("We don't know the word for reviews in this language.");
    if (page.text.main.length >= KEPT - 1) return unknown("Only the first part of the long text was kept.");
    return fail({ at: "page", saw: { ratings: 0, reviews: 0 }, expected: "reviews of buyers" });
  },
  words: { en },
  givesWayTo: [{ to: ["reviews-not-in-html"], as: "task" }],
  // That buyers' opinions help is no proposal: nobody can write them for the shop.
  onlyProposed: true,
  fix: null,
});
