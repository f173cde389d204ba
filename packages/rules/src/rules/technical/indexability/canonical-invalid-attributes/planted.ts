import { type Planting, T, absolute, canonicalTag, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(T, canonicalTag, `<link rel="canonical" type="text/html" href="${absolute(T)}">`),
);
