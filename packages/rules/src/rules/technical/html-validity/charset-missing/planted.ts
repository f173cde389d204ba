import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.swap(T, '<meta charset="utf-8">', ""), p.header(T, { "content-type": "text/html" })),
);
