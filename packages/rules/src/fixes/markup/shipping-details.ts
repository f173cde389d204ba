import type { Json } from "../../escape/json-script.ts";
import { fillIn } from "../fixer.ts";
import type { JsonObject } from "./json-of.ts";

export const DAYS: JsonObject = {
  "@type": "QuantitativeValue",
  minValue: fillIn("days"),
  maxValue: fillIn("days"),
  unitCode: "DAY",
};

export const SHIPPING_RATE: JsonObject = {
  "@type": "MonetaryAmount",
  value: fillIn("shipping cost as a number, 0 when free"),
  currency: fillIn("three-letter currency code"),
};

export const SHIPPING_DESTINATION: JsonObject = {
  "@type": "DefinedRegion",
  addressCountry: fillIn("two-letter country code"),
};

export const DELIVERY_TIME: JsonObject = { "@type": "ShippingDeliveryTime", handlingTime: DAYS, transitTime: DAYS };

/** Terms that no page tells a machine for sure: the owner fills in his own. */
export const SHIPPING_DETAILS: JsonObject = {
  "@type": "OfferShippingDetails",
  shippingRate: SHIPPING_RATE,
  shippingDestination: SHIPPING_DESTINATION,
  deliveryTime: DELIVERY_TIME,
};

/** The same, its cost in the currency of the price. */
export const shippingIn = (currency: Json): JsonObject => ({
  ...SHIPPING_DETAILS,
  shippingRate: { ...SHIPPING_RATE, currency },
});
