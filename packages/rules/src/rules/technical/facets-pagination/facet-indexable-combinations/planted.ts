import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.copy(C, `${C}?colour=red&size=l`), p.link(C, `${C}?colour=red&size=l`)),
);
