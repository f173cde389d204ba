import { type Planting, offer, planted, without } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  offer((item) => ({
    ...without(item, "price"),
    "@type": "AggregateOffer",
    lowPrice: p.PRODUCT.price,
    highPrice: p.PRODUCT.price,
    offerCount: 1,
  })),
);
