import { og } from "../planting.ts";
import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    ...shopProducts.map(({ path }) =>
      p.swap(path, og("image"), '<meta property="og:image" content="https://shop.example/media/shop.jpg">'),
    ),
  ),
);
