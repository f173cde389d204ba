import { OFFER, productPage } from "../../../../case-pages/product-page.ts";
import { groupPage as page } from "../../../../case-pages/variant-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const variant = (size: string, url?: string): object => ({
  "@type": "Product",
  name: size,
  sku: `MUG-${size}`,
  offers: { ...OFFER, url },
});

export const cases: PageRuleCases = {
  passing: [
    page(),
    page({
      hasVariant: [
        { ...variant("S"), url: "https://shop.example/s" },
        { ...variant("L"), url: "https://shop.example/l" },
      ],
    }),
  ],
  failing: [
    page({ hasVariant: [variant("S"), variant("L")] }),
    page({ hasVariant: [variant("S", "https://shop.example/mug"), variant("L", "https://shop.example/mug")] }),
  ],
  outside: [productPage(), page({ hasVariant: [variant("S")] })],
};
