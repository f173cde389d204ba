import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const sold = (offers: unknown): ReturnType<typeof productPage> => productPage({ jsonLd: { ...PRODUCT, offers } });
const specified = {
  "@type": "Offer",
  priceSpecification: { "@type": "UnitPriceSpecification", price: 10, priceCurrency: "USD" },
};
const listOnly = {
  ...specified,
  priceSpecification: { ...specified.priceSpecification, priceType: "https://schema.org/StrikethroughPrice" },
};

export const cases: PageRuleCases = {
  passing: [
    sold(OFFER),
    sold([OFFER, { ...OFFER, price: 24.5 }]),
    sold(specified),
    sold({ "@type": "AggregateOffer", lowPrice: "10.00", highPrice: "20.00", priceCurrency: "EUR" }),
    sold({ "@type": "AggregateOffer", priceCurrency: "EUR", offers: [OFFER] }),
    sold({ ...OFFER, price: "19,90 €" }),
    sold({
      "@type": "AggregateOffer",
      lowPrice: 10,
      priceCurrency: "EUR",
      offers: [{ "@type": "Offer", url: "https://a.example/" }],
    }),
  ],
  failing: [
    sold({ ...OFFER, price: undefined }),
    sold({ ...OFFER, price: 0 }),
    sold([OFFER, { ...OFFER, price: "0.00" }]),
    sold(listOnly),
  ],
  outside: [sold(undefined), productPage({ jsonLd: null })],
};
