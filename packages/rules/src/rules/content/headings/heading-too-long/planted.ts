import { h1 } from "../../planting.ts";
import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(
    T,
    h1,
    "<h1>Care of wood, linen and clay: all that we have learnt in fifteen years of our shop in Galway</h1>",
  ),
);
