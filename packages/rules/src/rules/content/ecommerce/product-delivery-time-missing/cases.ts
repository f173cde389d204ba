import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = (delivery: string): string =>
  `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p><p>€ 19.90</p>${delivery}<button>Add to cart</button>`;

export const cases: PageRuleCases = {
  passing: [
    productPage({ main: main("<p>Delivery in 2-3 working days</p>") }),
    productPage({ main: main("<p>Lieferzeit: 2-3 Werktage</p>"), lang: "de" }),
  ],
  failing: [productPage(), productPage({ lang: "de" })],
  outside: [
    productPage({ main: "<h1>Blue mug</h1><p>Coming in spring.</p><p>€ 19.90</p>" }),
    "<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>",
  ],
  unknown: [
    productPage({ lang: "hu" }),
    productPage({ main: "<h1>Blue mug</h1><aside><p>€ 19.90</p><p>Ask us anything.</p></aside>" }),
  ],
};
