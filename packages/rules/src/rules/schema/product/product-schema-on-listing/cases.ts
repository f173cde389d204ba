import { categoryPage } from "../../../../case-pages/category-page.ts";
import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const products = ["A", "B", "C"].map((name) => ({ ...PRODUCT, name, sku: name }));
const list = (item: (product: unknown, index: number) => unknown): unknown => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: products.map((product, index) => ({
    "@type": "ListItem",
    position: index + 1,
    ...(item(product, index) as object),
  })),
});

export const cases: PageRuleCases = {
  passing: [
    categoryPage({ jsonLd: list((_, index) => ({ url: `https://shop.example/products/${index}` })) }),
    categoryPage({ jsonLd: list((item) => ({ item })) }),
    categoryPage({ jsonLd: { "@context": "https://schema.org", "@type": "CollectionPage", name: "Mugs" } }),
  ],
  failing: [
    categoryPage({ jsonLd: products }),
    categoryPage({
      intro: ["A", "B", "C"]
        .map(
          (name) =>
            `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">${name}</b><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><i itemprop="price" content="9.00">€ 9.00</i></span></div>`,
        )
        .join(""),
    }),
  ],
  outside: [categoryPage(), productPage()],
};
