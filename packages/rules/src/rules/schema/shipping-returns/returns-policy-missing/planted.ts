import { shop } from "../../planting.ts";
import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted, without } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    shop((item) => without(item, "hasMerchantReturnPolicy")),
    ...shopProducts.map(({ path }) =>
      p.data(path, "Product", (item) => ({
        ...item,
        offers: without(item["offers"] as Record<string, unknown>, "hasMerchantReturnPolicy"),
      })),
    ),
  ),
);
