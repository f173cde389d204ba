import { price } from "../../planting.ts";
import { type Planting, offer, planted } from "@audit/testkit/planted-shop/plant";

const strikethrough = (amount: number): Record<string, unknown> => ({
  "@type": "UnitPriceSpecification",
  priceType: "https://schema.org/StrikethroughPrice",
  price: amount.toFixed(2),
  priceCurrency: "EUR",
});

export const planting: Planting = planted(offer((item) => ({ ...item, priceSpecification: strikethrough(price - 3) })));
