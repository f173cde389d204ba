import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (offers: unknown, ...more: readonly unknown[]) =>
  productPage({
    jsonLd: { "@context": "https://schema.org", "@graph": [{ ...PRODUCT, "@id": "#mug", offers }, ...more] },
  });

export const cases: PageRuleCases = {
  passing: [
    page({ "@id": "#offer" }, { ...OFFER, "@id": "#offer" }),
    // Described on the home page, as shop systems do it.
    page({ ...OFFER, seller: { "@id": "https://shop.example/#organization" } }),
  ],
  failing: [
    page({ "@id": "#offer" }),
    page({ ...OFFER, seller: { "@id": "https://shop.example/products/blue-mug#shop" } }),
  ],
  outside: [productPage(), productPage({ jsonLd: null })],
};
