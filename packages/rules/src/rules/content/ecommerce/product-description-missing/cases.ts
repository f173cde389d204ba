import { prose } from "../../../../case-pages/article-page.ts";
import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = (text: string): string =>
  `<h1>Blue mug</h1>${text}<p class="price">€ 19.90</p><table><tr><th>Size</th><td>350 ml</td></tr><tr><th>Clay</th><td>Stoneware</td></tr></table><button>Add to cart</button>`;

export const cases: PageRuleCases = {
  passing: [
    productPage({ main: main(`<p>${prose(40)}</p><p>${prose(30, "glaze")}</p>`) }),
    productPage({ main: main(`<div>${prose(60)}</div>`) }),
    productPage({ main: main(""), jsonLd: { ...PRODUCT, description: prose(70) } }),
  ],
  failing: [
    productPage(),
    productPage({ main: main("<p>Nice mug.</p>") }),
    productPage({ main: main(`<p>${prose(28)}</p>`) }),
  ],
  // Short, yet a description: like pages on both sides of a number are not told apart as sound and faulty.
  unknown: [productPage({ main: main(`<p>${prose(38)}</p>`) }), productPage({ main: main(`<p>${prose(45)}</p>`) })],
  outside: ["<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>"],
};
