import { product } from "../../planting.ts";
import { P, type Planting, planted, without } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    product((item) => ({ ...without(item, "gtin13"), brand: { "@type": "Brand", name: "Northfire" } })),
    p.swap(P, /<title>/, "<title>Northfire "),
  ),
);
