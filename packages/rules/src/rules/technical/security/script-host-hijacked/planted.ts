import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(T, '<script defer src="https://cdn.polyfill.io/v3/polyfill.min.js"></script>'),
);
