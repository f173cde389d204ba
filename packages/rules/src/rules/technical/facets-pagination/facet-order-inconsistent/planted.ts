import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.extra("/pages/finder?a1=x&b2=y"),
    p.copy("/pages/finder?a1=x&b2=y", "/pages/finder?b2=y&a1=x"),
    p.inSitemap("/pages/finder?b2=y&a1=x"),
    p.link(p.LINKING, "/pages/finder?b2=y&a1=x"),
  ),
);
