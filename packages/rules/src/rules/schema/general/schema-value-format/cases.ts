import { ARTICLE, articlePage } from "../../../../case-pages/article-page.ts";
import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    articlePage({ jsonLd: { ...ARTICLE, datePublished: "2026-07-16T04:35:34.907Z" } }),
    articlePage({ jsonLd: { ...ARTICLE, datePublished: "2026-07-16T03:55:00", dateModified: "" } }),
    productPage({
      jsonLd: { ...PRODUCT, url: "https://shop.example/products/mug", mainEntityOfPage: { "@id": "#page" } },
    }),
    productPage({
      jsonLd: null,
      main: `<div itemscope itemtype="https://schema.org/Product"><a itemprop="url" href="/products/mug"><h1 itemprop="name">Mug</h1></a>€ 19.90 <button>Add to cart</button></div>`,
    }),
  ],
  failing: [
    articlePage({ jsonLd: { ...ARTICLE, datePublished: "2026-07-16 03:55:00+00" } }),
    articlePage({ jsonLd: { ...ARTICLE, datePublished: "16/07/2026" } }),
    articlePage({ jsonLd: { ...ARTICLE, datePublished: 1752633300 } }),
    articlePage({ jsonLd: { ...ARTICLE, datePublished: "2026-02-31" } }),
    productPage({ jsonLd: { ...PRODUCT, image: "/mug.jpg" } }),
    productPage({ jsonLd: { ...PRODUCT, url: "www.shop.example/mug" } }),
    productPage({
      jsonLd: {
        "@context": "https://schema.org",
        "@type": "VideoObject",
        name: "Mug",
        duration: "2:30",
        uploadDate: "2026-01-01",
      },
    }),
  ],
  outside: [productPage({ jsonLd: null })],
};
