import { categoryPage } from "../../../../case-pages/category-page.ts";
import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const trail = {
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ "@type": "ListItem", position: 1, name: "Mugs", item: "https://shop.example/mugs" }],
};

export const cases: PageRuleCases = {
  passing: [
    productPage({ jsonLd: [PRODUCT, trail] }),
    categoryPage({ jsonLd: { "@context": "https://schema.org", "@type": "CollectionPage", breadcrumb: trail } }),
  ],
  failing: [productPage(), categoryPage()],
  outside: [
    productPage({ path: "/blue-mug" }),
    "<!doctype html><title>About</title><h1>About us</h1><p>We are potters.</p>",
  ],
  unknown: [productPage({ jsonLd: [PRODUCT, "{ broken"] })],
};
