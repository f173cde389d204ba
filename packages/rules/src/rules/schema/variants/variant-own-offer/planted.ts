import { variants } from "../../planting.ts";
import { type Planting, planted, without } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  variants((variant, index) => (index === 0 ? variant : without(variant, "sku", "gtin13", "mpn"))),
);
