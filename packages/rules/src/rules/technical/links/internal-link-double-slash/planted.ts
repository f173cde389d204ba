import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { absolute, moved } from "@audit/testkit/planted-shop/plant";

/** The doubled address answers with a redirect, so that only the links are at fault. */
export const planting: Planting = planted(
  p.all(p.add("/pages//about", moved(absolute("/pages/about"))), p.link("/pages/care", "/pages//about")),
  "internal-links-to-redirects",
);
