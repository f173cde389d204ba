import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.copy(T, `${T}?ref=1`), p.inSitemap(`${T}?ref=1`), p.link(p.LINKING, `${T}?ref=1`)),
);
