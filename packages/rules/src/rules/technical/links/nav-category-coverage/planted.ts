import { shopGroups } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const SIDE = shopGroups[7]!;

const menuItem = new RegExp(`<li><a href="${SIDE.path}">[^<]*</a></li>`);

export const planting: Planting = planted(
  p.everywhere(menuItem, ""),
  // Without its category in the menu a product is one click farther away.
  "crawl-depth",
);
