import { OFFER, productPage } from "../../../../case-pages/product-page.ts";
import { groupPage as page } from "../../../../case-pages/variant-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const [S, L] = [
  { "@type": "Product", name: "S", sku: "MUG-S", offers: OFFER },
  { "@type": "Product", name: "L", gtin13: "4006381333931", offers: OFFER },
];

export const cases: PageRuleCases = {
  passing: [
    page(),
    page({ hasVariant: [S, L] }),
    // The other variant is described on its own page.
    page({ hasVariant: [S, { url: "https://shop.example/products/blue-mug-large" }] }),
  ],
  failing: [
    page({ hasVariant: [S, { ...L, offers: undefined }] }),
    page({ hasVariant: [S, { ...L, gtin13: undefined }] }),
    page({ hasVariant: [{ ...S, offers: { ...OFFER, availability: undefined } }] }),
  ],
  outside: [productPage(), page({ hasVariant: undefined })],
};
