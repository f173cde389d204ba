import { OFFER, PRODUCT, productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const sold = (offers: unknown): ReturnType<typeof productPage> => productPage({ jsonLd: { ...PRODUCT, offers } });

export const cases: PageRuleCases = {
  passing: [
    sold(OFFER),
    sold({ ...OFFER, priceCurrency: "eur" }),
    sold({
      "@type": "Offer",
      priceSpecification: { "@type": "UnitPriceSpecification", price: 19.9, priceCurrency: "EUR" },
    }),
    sold({
      "@type": "AggregateOffer",
      priceCurrency: "EUR",
      lowPrice: 10,
      offers: [{ ...OFFER, priceCurrency: undefined }],
    }),
  ],
  failing: [
    sold({ ...OFFER, priceCurrency: undefined }),
    sold({ ...OFFER, priceCurrency: "€" }),
    sold({ ...OFFER, priceCurrency: "Euro" }),
    sold([OFFER, { ...OFFER, priceCurrency: "USD" }]),
  ],
  outside: [sold(undefined), sold({ ...OFFER, price: undefined }), productPage({ jsonLd: null })],
};
