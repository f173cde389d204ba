import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import { GROUP, groupPage } from "../../../../case-pages/variant-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = "<!doctype html><html lang=en><title>Acme</title><h1>Acme</h1>";
const listing = groupPage({
  hasVariant: [GROUP.hasVariant[0], { url: "https://shop.example/products/blue-mug-large" }],
});
const site = (large: object): { pages: Record<string, string | ReturnType<typeof productPage>> } => ({
  pages: {
    "/": home,
    "/products/blue-mug": listing,
    "/products/blue-mug-large": productPage({ jsonLd: { ...PRODUCT, ...large } }),
  },
});

export const cases: SiteRuleCases = {
  passing: [
    site({ inProductGroupWithID: "MUG" }),
    site({ isVariantOf: { "@type": "ProductGroup", productGroupID: "MUG" } }),
    site({ isVariantOf: { "@type": "ProductGroup", name: "Mug" } }),
  ],
  failing: [
    { ...site({}), faults: ["/products/blue-mug-large"] },
    { ...site({ inProductGroupWithID: "CUP" }), faults: ["/products/blue-mug-large"] },
  ],
  outside: [
    { pages: { "/": home, "/products/blue-mug": groupPage() } },
    { pages: { "/": home, "/products/blue-mug": listing } },
    { pages: { "/": home, "/products/blue-mug": productPage() } },
  ],
};
