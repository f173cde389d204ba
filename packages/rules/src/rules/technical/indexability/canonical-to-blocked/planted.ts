import { type Planting, T, absolute, canonical, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(T, "/pages/print-care"),
    p.swap("/pages/print-care", canonicalTag, canonical(absolute("/cart/care"))),
    p.link(p.LINKING, "/pages/print-care"),
  ),
);
