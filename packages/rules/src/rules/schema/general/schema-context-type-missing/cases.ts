import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    productPage({ jsonLd: "[]" }),
    productPage({ jsonLd: { "@context": "http://schema.org", "@graph": [{ "@type": "WebSite", name: "Acme" }] } }),
    productPage({
      jsonLd: {
        "@context": "https://schema.org",
        "@graph": [
          { "@id": "#a", "@type": "Organization", name: "Acme" },
          { "@id": "#a", telephone: "+1 802 555 0100" },
        ],
      },
    }),
  ],
  failing: [
    productPage({ jsonLd: { "@type": "Product", name: "Blue mug" } }),
    productPage({ jsonLd: { "@context": "https://schema.org", name: "Blue mug" } }),
    productPage({ jsonLd: { "@context": "https://schema.org", "@graph": [{ name: "Blue mug" }] } }),
  ],
  outside: [productPage({ jsonLd: null }), productPage({ jsonLd: "{ broken" })],
};
