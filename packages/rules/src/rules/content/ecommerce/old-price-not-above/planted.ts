import { P, PRODUCT, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

/** A tenth below what the product costs. */
const below = (Number(PRODUCT.price) * 0.9).toFixed(2);

export const planting: Planting = planted(
  p.swap(P, `<p class="price">€${PRODUCT.price}</p>`, `<p class="price"><s>€${below}</s> €${PRODUCT.price}</p>`),
);
