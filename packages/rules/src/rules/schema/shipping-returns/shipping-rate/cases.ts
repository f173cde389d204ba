import { shippedProduct as page, SHIPPING } from "../../../../case-pages/shipped-product.ts";
import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const rate = (shippingRate: unknown): ReturnType<typeof page> => page({ ...SHIPPING, shippingRate });

export const cases: PageRuleCases = {
  passing: [
    page(),
    rate({ "@type": "MonetaryAmount", value: 0, currency: "EUR" }),
    rate({ "@type": "MonetaryAmount", value: "4.90", currency: "eur" }),
  ],
  failing: [
    rate(undefined),
    rate({ "@type": "MonetaryAmount", value: "free", currency: "EUR" }),
    rate({ "@type": "MonetaryAmount", value: 4.9 }),
    rate({ "@type": "MonetaryAmount", value: 4.9, currency: "USD" }),
  ],
  outside: [
    productPage(),
    page({ "@type": "OfferShippingDetails", doesNotShip: true, shippingDestination: SHIPPING.shippingDestination }),
    page({ "@type": "OfferShippingDetails", shippingSettingsLink: "https://shop.example/shipping.json" }),
  ],
};
