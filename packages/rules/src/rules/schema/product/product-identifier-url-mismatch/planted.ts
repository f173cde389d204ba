import { product } from "../../planting.ts";
import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(product((item) => ({ ...item, gtin13: shopProducts[99]!.gtin })));
