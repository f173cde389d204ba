import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(P, /alt="[^"]* seen from the side"/, `alt="${"a long description of the thing ".repeat(12)}"`),
);
