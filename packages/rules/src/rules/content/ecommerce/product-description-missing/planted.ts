import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.swap(P, /<h2>What it is<\/h2>.*<h2>Details/s, "<h2>Details"),
    p.data(P, "Product", (item) => p.without(item, "description")),
  ),
);
