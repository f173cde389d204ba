import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice.</p><p>4.7 out of 5 stars (23 reviews)</p><p>€ 19.90</p><button>Add to cart</button>`;
const aggregateRating = { "@type": "AggregateRating", ratingValue: 4.7, reviewCount: 23 };

export const cases: PageRuleCases = {
  passing: [
    productPage({ main, jsonLd: { ...PRODUCT, aggregateRating } }),
    productPage({
      main,
      jsonLd: { ...PRODUCT, review: [{ "@type": "Review", reviewRating: { "@type": "Rating", ratingValue: 5 } }] },
    }),
  ],
  failing: [
    productPage({ main }),
    productPage({ main: main.replace("4.7 out of 5 stars", "4,7 von 5 Sternen"), lang: "de" }),
  ],
  outside: [
    // One buyer's words.
    productPage({ main: main.replace("4.7 out of 5 stars (23 reviews)", "5 stars all around") }),
    // How many gave each number of stars: nobody yet.
    productPage({ main: main.replace("4.7 out of 5 stars (23 reviews)", "5 stars 0 0 %") }),
    productPage({ main: main.replace("4.7 out of 5 stars (23 reviews)", "0 out of 5 stars (0 reviews)") }),
    // A row of how the ratings are spread is no average.
    productPage({ main: main.replace("4.7 out of 5 stars (23 reviews)", "5 stars 12 80 %") }),
    productPage(),
    productPage({ main, jsonLd: null }),
  ],
};
