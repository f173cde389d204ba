import { shopGroups, shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const SIDE = shopGroups[7]!;

// The home page lists all products, while only it leads to this category: neither menu nor trails do.
export const planting: Planting = planted(
  p.all(
    p.everywhere(new RegExp(`<li><a href="${SIDE.path}">[^<]*</a></li>`, "g"), ""),
    p.inMain("/", shopProducts.map(({ path, name }) => `<a href="${path}">${name}</a>`).join(" ")),
    p.link("/", SIDE.path),
  ),
);
