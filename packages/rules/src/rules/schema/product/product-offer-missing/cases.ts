import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const bare = { ...PRODUCT, offers: undefined };
const rating = { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 12 };
const browse = "<h1>Blue mug</h1><p>A stoneware mug, glazed twice. Ask your dealer.</p>";
const soon = "<h1>Blue mug</h1><p>Coming soon. Leave your address and we write to you once, on the day it is here.</p>";

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    productPage({ jsonLd: { ...PRODUCT, offers: { "@type": "AggregateOffer", lowPrice: 10, priceCurrency: "EUR" } } }),
    productPage({
      jsonLd: { ...bare, "@type": "ProductGroup", hasVariant: [{ "@type": "Product", name: "S", offers: OFFER }] },
    }),
    productPage({
      jsonLd: {
        "@context": "https://schema.org",
        "@graph": [
          { "@id": "#mug", "@type": "Product", name: "Mug" },
          { ...OFFER, itemOffered: { "@id": "#mug" } },
        ],
      },
    }),
    productPage({ jsonLd: { ...bare, aggregateRating: rating }, main: browse }),
  ],
  failing: [productPage({ jsonLd: bare }), productPage({ jsonLd: { ...bare, aggregateRating: rating } })],
  outside: [
    productPage({ jsonLd: null }),
    productPage({ jsonLd: bare, main: browse }),
    productPage({ jsonLd: bare, main: soon }),
  ],
};
