import { price } from "../../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(P, '<p class="price">', `<p>Filled with 500 ml of soap, €${(price * 2).toFixed(2)} / l</p><p class="price">`),
);
