import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const numbered = (numbers: Record<string, unknown>): ReturnType<typeof productPage> =>
  productPage({ jsonLd: { ...PRODUCT, ...numbers } });

export const cases: PageRuleCases = {
  passing: [
    numbered({ gtin13: "4006381333931" }),
    numbered({ gtin: 4006381333931 }),
    numbered({ isbn: "978-0-306-40615-7" }),
    numbered({ offers: { ...OFFER, gtin12: "036000291452" } }),
  ],
  failing: [
    numbered({ gtin13: "4006381333932" }),
    numbered({ gtin: "MUG-1" }),
    numbered({ gtin13: "0000000000000" }),
    numbered({ gtin: 0 }),
    numbered({ gtin13: "1234567890128" }),
    numbered({ gtin12: "111111111117" }),
    numbered({ gtin13: "12345" }),
    numbered({ gtin13: "2012345678900" }),
    numbered({ gtin: "4006381333931", offers: { ...OFFER, gtin: "4006381333930" } }),
  ],
  outside: [productPage(), numbered({ gtin: "" }), productPage({ jsonLd: null })],
};
