import { price } from "../../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(
    P,
    `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="${p.PRODUCT.name}"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="${(price + 3).toFixed(2)}"><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="https://schema.org/InStock"></div></div>`,
  ),
  "offer-price-mismatch",
);
