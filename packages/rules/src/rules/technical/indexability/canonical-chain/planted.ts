import { type Planting, T, absolute, canonical, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(T, "/pages/one"),
    p.copy(T, "/pages/two"),
    p.swap("/pages/one", canonicalTag, canonical(absolute("/pages/two"))),
    p.swap("/pages/two", canonicalTag, canonical(absolute(T))),
    p.link(p.LINKING, "/pages/one"),
    p.link(p.LINKING, "/pages/two"),
  ),
);
