import { shop } from "../../planting.ts";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

// Other entities of the home page refer to the shop.
export const planting: Planting = planted(
  shop(() => null),
  "schema-id-graph-broken",
);
