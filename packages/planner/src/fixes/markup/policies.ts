import { fillIn } from "../fixer.ts";
import type { JsonObject } from "./json-of.ts";

/** Terms that no page tells a machine for sure: the owner fills in his own. */
export const RETURN_POLICY: JsonObject = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: fillIn("country code, e.g. DE"),
  returnPolicyCategory: fillIn("https://schema.org/MerchantReturnFiniteReturnWindow, or MerchantReturnNotPermitted"),
  merchantReturnDays: fillIn("number of days"),
  returnMethod: fillIn("https://schema.org/ReturnByMail or ReturnInStore"),
  returnFees: fillIn("https://schema.org/FreeReturn or ReturnFeesCustomerResponsibility"),
};

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
