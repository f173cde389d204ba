import { SHORT } from "../planting.ts";
import { withMain } from "../../planting.ts";
import { saw } from "@audit/testkit/planted-shop/plant-run";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.extra("/pages/boxed", withMain(SHORT)), saw("/pages/boxed", { enclosedWords: 300 })),
);
