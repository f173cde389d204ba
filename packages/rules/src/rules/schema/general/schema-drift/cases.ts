import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    productPage({ jsonLd: { ...PRODUCT, name: "Mug, blue glaze, 350 ml" } }),
    articlePage(),
    articlePage({ jsonLd: { ...ARTICLE, headline: "Firing: how our mugs get hard" } }),
    // Named in the address, in another language than the heading.
    productPage({ jsonLd: { ...PRODUCT, name: "Blaue Tasse" }, path: "/products/blaue-tasse" }),
    articlePage({
      jsonLd: { ...ARTICLE, headline: "Bright Shoes" },
      text: "<h2>Bright shoes</h2><p>Wear them at night.</p>",
    }),
  ],
  failing: [
    productPage({ jsonLd: { ...PRODUCT, name: "Garden hose" } }),
    articlePage({ jsonLd: { ...ARTICLE, headline: "Welcome to WordPress" } }),
  ],
  outside: [
    productPage({ jsonLd: null }),
    productPage({ jsonLd: { ...PRODUCT, name: "Garden hose" }, main: "<p>€ 19.90</p><button>Add to cart</button>" }),
    "<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>",
  ],
};
