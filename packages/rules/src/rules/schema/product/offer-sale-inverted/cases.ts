import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (offers: object): ReturnType<typeof productPage> => productPage({ jsonLd: { ...PRODUCT, offers } });
const listed = (price: string): object => ({
  ...OFFER,
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    priceType: "https://schema.org/StrikethroughPrice",
    price,
    priceCurrency: "EUR",
  },
});
const range = (lowPrice: string, highPrice: string): object => ({
  "@type": "AggregateOffer",
  lowPrice,
  highPrice,
  priceCurrency: "EUR",
});

export const cases: PageRuleCases = {
  passing: [page(listed("24.90")), page(range("9.90", "19.90")), page(range("9.90", "9.90"))],
  failing: [page(listed("19.90")), page(listed("14.90")), page(range("19.90", "9.90"))],
  outside: [productPage(), productPage({ jsonLd: null })],
};
