import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const FULL = { ...PRODUCT, description: "A stoneware mug with a wide handle.", gtin13: "4006381333931" };
const page = (changes: object): ReturnType<typeof productPage> => productPage({ jsonLd: { ...FULL, ...changes } });

export const cases: PageRuleCases = {
  passing: [page({}), page({ gtin13: undefined, mpn: "NF-350" })],
  failing: [
    productPage(),
    page({ brand: undefined }),
    page({ name: "Blue mug ".repeat(20) }),
    page({ offers: { ...OFFER, availability: undefined } }),
  ],
  outside: [productPage({ jsonLd: null })],
};
