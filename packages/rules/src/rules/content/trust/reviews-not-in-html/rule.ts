import { productPages } from "../../../../populations.ts";
import { isRatedInMarkup, reviewServiceOn } from "../../../../reading/reviews.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "reviews-not-in-html",
  category: "content",
  area: "trust",
  severity: "medium",
  fixKind: "template",
  certainty: 0.7,
  aiVisibility: true,
  over: productPages,
  reads: ["commerce", "structuredData", "resources", "headings"],
  says: {
    failing: "Reviews come by a script of another site only",
    why: "The page loads a review service, but the HTML holds neither a rating nor a review. Assistants that run no scripts don't see that anybody bought this.",
    fix: "Switch on the service's server-side or SEO output, or write rating and some reviews into the HTML and the markup yourself.",
    source: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
  },
  told: ({ reviewService, shownRatings, ratingText, ratedProduct }) => {
    if (!reviewService) return notApplicable();
    return shownRatings || ratingText || ratedProduct ? pass() : null;
  },
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
});
