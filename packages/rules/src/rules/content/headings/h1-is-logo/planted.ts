import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { h1 } from "../../planting.ts";

// The layout writes its logo as the main heading of all products.
export const planting: Planting = planted(
  p.all(...shopProducts.map(({ path }) => p.swap(path, h1, "<h1>Quiet Harbour</h1>"))),
);
