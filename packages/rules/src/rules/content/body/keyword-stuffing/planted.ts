import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(T, `<p>${"A brush is a brush and our brush cleans like no other brush that you know. ".repeat(4)}</p>`),
);
