import { categoryPage } from "../../../../case-pages/category-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const list = (items: number): unknown => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: Array.from({ length: items }, (_, index) => ({
    "@type": "ListItem",
    position: index + 1,
    url: `https://shop.example/products/mug-${index}`,
  })),
});

export const cases: PageRuleCases = {
  passing: [
    categoryPage({ products: 6 }),
    categoryPage({ products: 6, intro: "<p>No products found? Ask us, we make mugs to order.</p>" }),
    categoryPage({ products: 0, jsonLd: list(12) }),
  ],
  failing: [
    categoryPage({ products: 0, intro: "<p>No products were found matching your selection.</p>" }),
    categoryPage({ products: 0, intro: "<p>Keine Artikel gefunden.</p>", lang: "de" }),
    categoryPage({ products: 0, jsonLd: list(1) }),
  ],
  outside: [
    categoryPage({ products: 0, path: "/collections/mugs?page=9" }),
    "<!doctype html><title>About</title><h1>About us</h1><p>No products found here.</p>",
  ],
  unknown: [
    categoryPage({ products: 0, intro: `<p>Mugs of every size.</p><div id="grid"></div>` }),
    categoryPage({ products: 0, intro: "<p>There are no products in your cart yet.</p>" }),
  ],
};
