import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const main = (data: string): string =>
  `<h1>Blue mug</h1><p>A stoneware mug with a wide handle, glazed twice and fired hot.</p><p>€ 19.90</p>${data}<button>Add to cart</button>`;
const pairs = ["Size: 350 ml", "Clay: stoneware", "Weight: 320 g", "Colour: blue", "Care: dishwasher safe"];
const rows = pairs.map((pair) => `<tr><th>${pair.replace(":", "</th><td>")}</td></tr>`).join("");
const properties = pairs.map((pair) => ({
  "@type": "PropertyValue",
  name: pair.split(":")[0],
  value: pair.split(":")[1],
}));

export const cases: PageRuleCases = {
  passing: [
    productPage({ main: main(`<table>${rows}</table>`) }),
    productPage({ main: main(`<ul>${pairs.map((pair) => `<li>${pair}</li>`).join("")}</ul>`) }),
    productPage({ jsonLd: { ...PRODUCT, additionalProperty: properties } }),
    productPage({ main: main(`<p>Specification ${pairs.join(" ")}</p>`) }),
  ],
  failing: [productPage(), productPage({ main: main("<ul><li>Size: 350 ml</li><li>Care: dishwasher safe</li></ul>") })],
  outside: ["<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>"],
};
