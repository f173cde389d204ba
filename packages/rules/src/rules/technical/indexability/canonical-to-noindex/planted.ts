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
    p.copy(T, "/pages/care-2"),
    p.swap("/pages/care-2", canonicalTag, canonical(absolute("/pages/hidden"))),
    p.copy(T, "/pages/hidden", (html) => html.replace(robotsTag, NOINDEX)),
    p.link(p.LINKING, "/pages/care-2"),
    p.link(p.LINKING, "/pages/hidden"),
  ),
);
