import { NOINDEX, type Planting, planted, robotsTag } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const PLAIN = "http://shop.example/pages/plain";

export const planting: Planting = planted(
  p.all(
    p.add(
      PLAIN,
      p.extraPage("/pages/plain", "plain1", (html) =>
        html.replaceAll("https://shop.example/pages/plain", PLAIN).replace(robotsTag, NOINDEX),
      ),
    ),
    p.link(p.LINKING, PLAIN),
  ),
  // Whoever links to a page that has no https links to http.
  "links-to-http",
);
