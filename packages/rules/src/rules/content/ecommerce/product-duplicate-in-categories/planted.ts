import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(P, "/collections/finds/products/brush"),
    p.inSitemap("/collections/finds/products/brush"),
    p.link(p.LINKING, "/collections/finds/products/brush"),
    p.link("/pages/about", "/collections/finds/products/brush"),
  ),
);
