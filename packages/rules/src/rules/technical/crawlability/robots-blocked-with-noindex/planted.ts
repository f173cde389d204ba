import { NOINDEX, type Planting, T, planted, robotsTag } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(T, "/tag/linen", (html) => html.replace(robotsTag, NOINDEX)),
    p.link(p.LINKING, "/tag/linen"),
    p.robots((text) => text.replace("Disallow: /cart", "Disallow: /tag/")),
  ),
);
