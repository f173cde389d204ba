import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const other = { ...PRODUCT, name: "Green plate", sku: "PLATE-1" };
const variant = (sku: string): unknown => ({ ...PRODUCT, sku, inProductGroupWithID: "MUG" });

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    productPage({ jsonLd: { ...PRODUCT, isRelatedTo: [other] } }),
    productPage({ jsonLd: [variant("MUG-S"), variant("MUG-L")] }),
    productPage({
      jsonLd: {
        "@context": "https://schema.org",
        "@graph": [
          { "@id": "#group", "@type": "ProductGroup", name: "Mug", hasVariant: [{ "@id": "#s" }] },
          { "@id": "#s", "@type": "Product", name: "Mug S", isVariantOf: { "@id": "#group" }, offers: OFFER },
        ],
      },
    }),
    productPage({ jsonLd: [PRODUCT, { "@context": "https://schema.org", "@type": "Product", name: "Rated only" }] }),
  ],
  failing: [productPage({ jsonLd: [PRODUCT, other] }), productPage({ jsonLd: [PRODUCT, PRODUCT] })],
  outside: [productPage({ jsonLd: null }), productPage({ jsonLd: { ...PRODUCT, offers: undefined } })],
};
