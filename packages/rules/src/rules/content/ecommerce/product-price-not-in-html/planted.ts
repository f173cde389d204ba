import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.withoutTag(P, /<p class="price">.*?<\/p>/),
    p.withoutTag(P, /<section class="related">.*?<\/section>/s),
    p.swap(P, " of €4.90", ""),
  ),
);
