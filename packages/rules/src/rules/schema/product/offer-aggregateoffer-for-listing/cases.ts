import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import { groupPage } from "../../../../case-pages/variant-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const RANGE = { "@type": "AggregateOffer", lowPrice: "19.90", highPrice: "24.90", priceCurrency: "EUR" };
const page = (offers: unknown, main?: string): ReturnType<typeof productPage> =>
  productPage({ jsonLd: { ...PRODUCT, offers }, ...(main ? { main } : {}) });
const seller = (name: string): object => ({ ...OFFER, seller: { "@type": "Organization", name } });

export const cases: PageRuleCases = {
  passing: [productPage(), page([OFFER, RANGE])],
  failing: [page(RANGE), page({ ...RANGE, offers: [seller("Acme"), seller("Acme")] })],
  outside: [
    page({ ...RANGE, offers: [seller("Acme"), seller("Other")] }),
    page(RANGE, "<h1>Blue mug</h1><p>Compare the prices of two shops.</p><p>€ 19.90</p>"),
    // "From 19.90", and what each size costs.
    page(
      { ...RANGE, highPrice: undefined },
      "<h1>Blue mug</h1><p>A stoneware mug.</p><ul><li>Small € 19.90</li><li>Large € 24.90</li></ul><button>Add to cart</button>",
    ),
    groupPage(),
    productPage({ jsonLd: null }),
  ],
};
