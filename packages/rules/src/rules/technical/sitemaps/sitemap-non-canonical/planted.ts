import { type Planting, T, absolute, canonical, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(T, "/pages/twin"),
    p.swap("/pages/twin", canonicalTag, canonical(absolute(T))),
    p.inSitemap("/pages/twin"),
    p.link(p.LINKING, "/pages/twin"),
  ),
);
