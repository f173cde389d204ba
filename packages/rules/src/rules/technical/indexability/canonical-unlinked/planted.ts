import { type Planting, absolute, canonical, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.extra("/pages/lonely", undefined, false),
    p.copy("/pages/lonely", "/pages/lonely-copy"),
    p.swap("/pages/lonely-copy", canonicalTag, canonical(absolute("/pages/lonely"))),
    p.link(p.LINKING, "/pages/lonely-copy"),
  ),
  "orphan-pages",
);
