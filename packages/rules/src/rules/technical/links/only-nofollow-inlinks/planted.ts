import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.extra("/pages/held", undefined, false), p.inMain(T, '<a href="/pages/held" rel="nofollow">Held</a>')),
  // What keeps the page's only link from counting is a link marked so.
  "nofollow-internal-links",
);
