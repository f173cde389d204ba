import { title, titled } from "../planting.ts";
import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.withoutTag(T, title), p.inMain(T, titled("Care of wood, linen and clay"))),
);
