import { storeIn } from "@audit/testkit/planted-shop/plant-markup";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead("/pages/contact", p.block(p.without(storeIn("Galway"), "openingHours"))),
);
