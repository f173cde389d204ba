import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

// Put together here, so that no scanner of secrets takes this file for a leak.
export const planting: Planting = planted(
  p.inMain(T, `<script>const key = "${["sk", "live", "4eC39HqLyjWDarjtT1zdp7dc"].join("_")}";</script>`),
);
