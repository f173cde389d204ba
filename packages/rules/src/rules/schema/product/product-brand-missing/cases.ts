import { PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const branded = (brand: unknown): ReturnType<typeof productPage> => productPage({ jsonLd: { ...PRODUCT, brand } });

export const cases: PageRuleCases = {
  passing: [
    productPage(),
    branded("Northfire"),
    branded({ "@type": "Organization", name: "Northfire" }),
    productPage({
      jsonLd: {
        "@context": "https://schema.org",
        "@graph": [
          { "@type": "Product", name: "Mug", brand: { "@id": "#brand" } },
          { "@id": "#brand", "@type": "Brand", name: "Northfire" },
        ],
      },
    }),
  ],
  failing: [
    branded(undefined),
    branded("N/A"),
    branded({ "@type": "Brand" }),
    branded({ "@type": "Brand", name: "unknown" }),
  ],
  outside: [productPage({ jsonLd: null })],
};
