import { SHORT } from "../planting.ts";
import { COOKIES, withMain } from "../../planting.ts";
import { saw } from "@audit/testkit/planted-shop/plant-run";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.extra("/pages/walled", withMain(SHORT)),
    saw("/pages/walled", { overlay: { share: 0.9, words: 11, text: COOKIES } }),
  ),
);
