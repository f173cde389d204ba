import { P, type Planting, offer, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    offer((item) => ({ ...item, availability: "https://schema.org/OutOfStock" })),
    p.withoutTag(P, /<section class="related">.*?<\/section>/s),
  ),
);
