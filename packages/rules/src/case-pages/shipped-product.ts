import type { PageCase } from "@audit/testkit";
import { OFFER, PRODUCT, productPage } from "./product-page.ts";

const days = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

/** Complete shipping details, to be varied. */
export const SHIPPING = {
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: 4.9, currency: "EUR" },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: "DE" },
  deliveryTime: { "@type": "ShippingDeliveryTime", handlingTime: days(0, 1), transitTime: days(2, 3) },
} as const;

/** A complete return policy, to be varied. */
export const RETURNS = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "DE",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: 30,
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/FreeReturn",
} as const;

export const shippedProduct = (shippingDetails: unknown = SHIPPING): PageCase =>
  productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, shippingDetails } } });

export const returnableProduct = (hasMerchantReturnPolicy: unknown = RETURNS): PageCase =>
  productPage({ jsonLd: { ...PRODUCT, offers: { ...OFFER, hasMerchantReturnPolicy } } });
