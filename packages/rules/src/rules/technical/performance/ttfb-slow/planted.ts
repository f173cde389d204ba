import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(...shopProducts.map(({ path }) => p.change(path, (page) => ({ ...page, ttfbMs: 1900 })))),
);
