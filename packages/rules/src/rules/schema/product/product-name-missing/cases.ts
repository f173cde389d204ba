import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [productPage(), productPage({ jsonLd: { "@context": "https://schema.org", "@graph": [PRODUCT] } })],
  failing: [
    productPage({ jsonLd: { ...PRODUCT, name: undefined } }),
    productPage({ jsonLd: { ...PRODUCT, name: " " } }),
    productPage({ jsonLd: { ...PRODUCT, name: null } }),
  ],
  outside: [productPage({ jsonLd: null })],
};
