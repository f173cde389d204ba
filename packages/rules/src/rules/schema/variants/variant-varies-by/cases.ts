import { OFFER, productPage } from "../../../../case-pages/product-page.ts";
import { groupPage as page } from "../../../../case-pages/variant-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const hasVariant = ["S", "L"].map((size) => ({
  "@type": "Product",
  name: `Mug ${size}`,
  sku: `MUG-${size}`,
  size,
  offers: OFFER,
}));

export const cases: PageRuleCases = {
  passing: [
    page({ hasVariant, variesBy: "https://schema.org/size" }),
    page({ hasVariant, variesBy: ["size", "color"] }),
  ],
  failing: [page({ hasVariant, variesBy: undefined }), page({ hasVariant, variesBy: [] })],
  outside: [productPage(), page({ hasVariant: hasVariant.slice(0, 1), variesBy: undefined })],
};
