import { group } from "../../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(group(), (shop) => p.add(`${P}?size=L`, shop.pages[P]!)(shop), p.link(p.LINKING, `${P}?size=L`)),
);
