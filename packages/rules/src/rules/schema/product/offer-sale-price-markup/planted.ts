import { price } from "../../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(P, /<p class="price">.*?<\/p>/, `<p class="price"><s>€${(price + 10).toFixed(2)}</s> €${p.PRODUCT.price}</p>`),
);
