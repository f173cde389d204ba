import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { NOINDEX, type Planting, planted, robotsTag } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(...shopProducts.slice(0, 200).map(({ path }) => p.swap(path, robotsTag, NOINDEX))),
);
