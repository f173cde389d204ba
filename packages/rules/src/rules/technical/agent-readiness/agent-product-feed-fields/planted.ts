import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

// The feed takes 100 letters of a number.
export const planting: Planting = planted(
  p.data(P, "Product", (item) => ({ ...item, sku: `QB-1045-${"0123456789".repeat(10)}` })),
);
