import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (rating: object | undefined, shown: string): ReturnType<typeof productPage> =>
  productPage({
    jsonLd: { ...PRODUCT, aggregateRating: rating && { "@type": "AggregateRating", reviewCount: 12, ...rating } },
    main: `<h1>Blue mug</h1><p>A stoneware mug with a wide handle.</p><p>€ 19.90</p>${shown}<button>Add to cart</button>`,
  });

export const cases: PageRuleCases = {
  passing: [
    page({ ratingValue: 4.7 }, "<p>4.7 out of 5 stars</p>"),
    page({ ratingValue: "4.26" }, "<p>Rating: 4.5 / 5</p>"),
    page({ ratingValue: 9.4, bestRating: 10 }, "<p>4.7 / 5 stars</p>"),
    page({ ratingValue: 4.7 }, "<p>4.7 / 5 stars</p><p>Ada: 3.5 / 5 stars</p>"),
  ],
  failing: [
    page({ ratingValue: 4.9 }, "<p>3.7 out of 5 stars</p>"),
    page({ ratingValue: 3 }, "<p>Rating: 4,8 / 5</p>"),
  ],
  outside: [page(undefined, "<p>4.7 / 5 stars</p>"), page({ ratingValue: 4.7 }, "")],
  unknown: [page({ ratingValue: 4.2 }, "<p>Ada: 5 out of 5 stars</p><p>Bob: 3 out of 5 stars</p>")],
};
