import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.swap(P, /<h2>Details<\/h2>.*?<\/table>/s, ""),
    p.data(P, "Product", (item) => p.without(item, "weight")),
  ),
);
