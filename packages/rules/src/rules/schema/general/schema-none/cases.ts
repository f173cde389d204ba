import { articlePage } from "../../../../case-pages/article-page.ts";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    articlePage({ jsonLd: "{ broken" }),
    articlePage({
      jsonLd: null,
      text: `<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ada Potter</span></div>`,
    }),
  ],
  failing: [
    productPage({ jsonLd: null }),
    articlePage({ jsonLd: null }),
    {
      url: "https://shop.example/",
      html: "<!doctype html><title>Acme</title><h1>Acme</h1><p>We make mugs from clay.</p>",
    },
  ],
  outside: [
    {
      url: "https://shop.example/contact",
      html: "<!doctype html><title>Contact</title><h1>Contact</h1><p>Write to us.</p>",
    },
  ],
};
