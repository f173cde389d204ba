import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = (stock: string): string =>
  `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p><p>€ 19.90</p>${stock}<button>Add to cart</button>`;

export const cases: PageRuleCases = {
  passing: [
    productPage({ main: main("<p>In stock</p>") }),
    productPage({ main: main("<p>Out of stock</p>") }),
    productPage({ main: main("<p>Auf Lager</p>"), lang: "de" }),
    productPage({ main: main("<p>Raktáron</p>"), lang: "hu" }),
    productPage({ main: main("<p>在庫あり</p>"), lang: "ja" }),
  ],
  failing: [productPage(), productPage({ lang: "de" }), productPage({ lang: "hu" })],
  outside: [
    productPage({ main: "<h1>Blue mug</h1><p>Coming in spring.</p><p>€ 19.90</p>" }),
    "<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>",
  ],
  unknown: [
    productPage({ lang: "mt" }),
    productPage({ main: "<h1>Blue mug</h1><aside><p>€ 19.90</p><p>Ask us anything.</p></aside>" }),
  ],
};
