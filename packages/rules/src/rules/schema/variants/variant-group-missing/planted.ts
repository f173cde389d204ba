import { type Item, sizes } from "../../planting.ts";
import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.data(P, "Product", (item) => ({
    ...item,
    offers: sizes.map((size) => ({ ...(item["offers"] as Item), sku: `QB-1045-${size}` })),
  })),
);
