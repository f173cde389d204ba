import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(T, "/pages/same"),
    p.inSitemap("/pages/same"),
    p.link(p.LINKING, "/pages/same"),
    p.link("/pages/about", "/pages/same"),
  ),
);
