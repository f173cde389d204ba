import { type Item, variants } from "../../planting.ts";
import { type Planting, planted, without } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  variants((variant) => ({
    ...without(variant, "url"),
    offers: without(variant["offers"] as Item, "url"),
  })),
);
