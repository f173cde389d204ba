import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(T, "/pages/pages/care"),
    p.inSitemap("/pages/pages/care"),
    p.link(p.LINKING, "/pages/pages/care"),
    p.link("/pages/about", "/pages/pages/care"),
  ),
);
