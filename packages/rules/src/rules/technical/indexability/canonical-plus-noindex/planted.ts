import {
  NOINDEX,
  type Planting,
  T,
  absolute,
  canonical,
  canonicalTag,
  planted,
  robotsTag,
} from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(T, "/pages/copy", (html) => html.replace(robotsTag, NOINDEX)),
    p.swap("/pages/copy", canonicalTag, canonical(absolute(T))),
    p.link(p.LINKING, "/pages/copy"),
  ),
);
