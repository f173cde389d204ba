import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = (price: string): string =>
  `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p>${price}<button>Add to cart</button>`;

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    productPage({ main: main("<span>1.299,00 kr</span>"), lang: "sv" }),
    // The number of the markup, in signs that are no currency we know.
    productPage({ main: main("<p>19,90 tallers</p>") }),
  ],
  unknown: [
    productPage({
      jsonLd: { "@context": "https://schema.org", "@type": "Product", name: "Blue mug" },
      main: main("<p>1.250 tallers</p>"),
    }),
    productPage({ main: main("<p>2 490 талеров</p>"), lang: "ru" }),
  ],
  failing: [
    productPage({ main: main(`<span class="price" data-price></span>`) }),
    productPage({ main: main(""), rest: "<footer><p>Free delivery over € 50</p></footer>" }),
  ],
  outside: [
    productPage({
      jsonLd: null,
      main: '<h1>Blue mug</h1><p class="price">from 0.00 hrn</p><button class="buy-btn">Made to order</button>',
    }),
    productPage({
      jsonLd: { "@context": "https://schema.org", "@type": "Product", name: "Blue mug" },
      main: "<h1>Blue mug</h1><p>Ask our dealers for a quote.</p>",
    }),
    "<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>",
  ],
};
