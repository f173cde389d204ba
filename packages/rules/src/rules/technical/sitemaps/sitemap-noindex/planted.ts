import { NOINDEX, type Planting, T, planted, robotsTag } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(T, "/pages/draft", (html) => html.replace(robotsTag, NOINDEX)),
    p.inSitemap("/pages/draft"),
  ),
);
