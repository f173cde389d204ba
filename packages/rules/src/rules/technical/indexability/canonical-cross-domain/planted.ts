import { type Planting, T, canonical, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(T, "/pages/guest"),
    p.swap("/pages/guest", canonicalTag, canonical("https://other.example/care")),
    p.link(p.LINKING, "/pages/guest"),
  ),
);
