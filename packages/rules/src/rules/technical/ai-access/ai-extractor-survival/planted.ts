import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.withoutTag(P, /<section class="related">.*?<\/section>/s),
    p.swap(P, " of €4.90", ""),
    p.swap(P, /<p class="price">.*?<\/p>/, `<aside><p class="price">€${p.PRODUCT.price}</p></aside>`),
  ),
);
