import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { sentences } from "@audit/testkit/planted-shop/words";

export const planting: Planting = planted(
  p.inMain(T, `<div style="position:absolute;left:-9999px">${sentences(3, 9310).join(" ")}</div>`),
);
