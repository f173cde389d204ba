import type { Json } from "../../escape/json-script.ts";
import { fillIn } from "../fixer.ts";
import type { JsonObject } from "./json-of.ts";

/** Terms that no page tells a machine for sure: the owner fills in his own. */
export const SHIPPING_DETAILS: JsonObject = {
  "@type": "OfferShippingDetails",
  shippingRate: {
    "@type": "MonetaryAmount",
    value: fillIn("shipping cost as a number, 0 when free"),
    currency: fillIn("currency code, e.g. EUR"),
  },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: fillIn("country code, e.g. DE") },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: { "@type": "QuantitativeValue", minValue: fillIn("days"), maxValue: fillIn("days"), unitCode: "DAY" },
    transitTime: { "@type": "QuantitativeValue", minValue: fillIn("days"), maxValue: fillIn("days"), unitCode: "DAY" },
  },
};

/** The same, its cost in the currency of the price. */
export const shippingIn = (currency: Json): JsonObject => ({
  ...SHIPPING_DETAILS,
  shippingRate: { ...(SHIPPING_DETAILS["shippingRate"] as JsonObject), currency },
});
