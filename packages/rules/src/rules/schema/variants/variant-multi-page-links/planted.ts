import { type Item, variants } from "../../planting.ts";
import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";

const SECOND = shopProducts[46]!;

// The second size's own page does not say that it belongs to the group.
export const planting: Planting = planted(
  variants((variant, index) =>
    index === 0
      ? variant
      : {
          ...variant,
          url: absolute(SECOND.path),
          offers: { ...(variant["offers"] as Item), url: absolute(SECOND.path) },
        },
  ),
);
