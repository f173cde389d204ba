import { productPage } from "../../../../case-pages/product-page.ts";
import { shippedProduct as page, SHIPPING } from "../../../../case-pages/shipped-product.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const { handlingTime, transitTime } = SHIPPING.deliveryTime;
const time = (deliveryTime: unknown): ReturnType<typeof page> => page({ ...SHIPPING, deliveryTime });

export const cases: PageRuleCases = {
  passing: [page(), time({ "@type": "ShippingDeliveryTime", handlingTime, transitTime, cutoffTime: "14:00" })],
  failing: [
    time(undefined),
    time({ "@type": "ShippingDeliveryTime", transitTime }),
    time({
      "@type": "ShippingDeliveryTime",
      handlingTime,
      transitTime: { "@type": "QuantitativeValue", value: "2-3" },
    }),
  ],
  outside: [productPage(), page({ "@type": "OfferShippingDetails", doesNotShip: "true" })],
};
