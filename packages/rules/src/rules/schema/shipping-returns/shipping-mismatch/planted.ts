import { inOffer } from "../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  inOffer("shippingDetails", (item) => ({
    ...item,
    shippingRate: { "@type": "MonetaryAmount", value: "0", currency: "EUR" },
  })),
);
