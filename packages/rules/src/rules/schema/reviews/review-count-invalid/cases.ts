import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const rated = (rating: Record<string, unknown>): ReturnType<typeof productPage> =>
  productPage({ jsonLd: { ...PRODUCT, aggregateRating: { "@type": "AggregateRating", ...rating } } });

export const cases: PageRuleCases = {
  passing: [
    rated({ ratingValue: 4.5, reviewCount: 20 }),
    rated({ ratingValue: "4.5", ratingCount: "18" }),
    rated({ ratingValue: 88, bestRating: 100, ratingCount: 20 }),
    rated({ ratingValue: 4.5, bestRating: 5, worstRating: 0, ratingCount: 20 }),
    rated({ ratingValue: "88%", ratingCount: 3 }),
    rated({ ratingValue: "4/5", ratingCount: 3 }),
    productPage({
      jsonLd: {
        "@context": "https://schema.org",
        "@graph": [
          { "@type": "Product", name: "Mug", aggregateRating: { "@id": "#r" } },
          { "@id": "#r", "@type": "AggregateRating", ratingValue: 4, ratingCount: 2 },
        ],
      },
    }),
  ],
  failing: [
    productPage({
      jsonLd: { "@context": "https://schema.org", "@type": "AggregateRating", ratingValue: 4, ratingCount: 2 },
    }),
    rated({ ratingValue: 4.5 }),
    rated({ ratingValue: 4.5, reviewCount: 0 }),
    rated({ ratingValue: 6.5, ratingCount: 20 }),
    rated({ ratingValue: 0, ratingCount: 3 }),
    rated({ ratingValue: "4,5", ratingCount: 20 }),
    rated({ reviewCount: 20 }),
  ],
  outside: [productPage(), productPage({ jsonLd: null })],
};
