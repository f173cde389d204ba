import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const site = `<meta property="og:site_name" content="Acme Pottery">`;

export const cases: PageRuleCases = {
  passing: [
    productPage({ jsonLd: { ...PRODUCT, gtin13: "4006381333931" } }),
    productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, gtin: "4006381333931" } } }),
    productPage({
      jsonLd: { ...PRODUCT, "@type": "ProductGroup", hasVariant: [{ "@type": "Product", gtin: "4006381333931" }] },
    }),
  ],
  failing: [productPage(), productPage({ head: site }), productPage({ jsonLd: { ...PRODUCT, gtin: "" } })],
  outside: [
    productPage({ jsonLd: { ...PRODUCT, brand: undefined } }),
    productPage({ jsonLd: { ...PRODUCT, brand: { "@type": "Brand", name: "Acme" } }, head: site }),
    productPage({ jsonLd: { ...PRODUCT, brand: "N/A" } }),
    productPage({ jsonLd: null }),
    productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, itemCondition: "https://schema.org/UsedCondition" } } }),
  ],
};
