import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inHead(T, '<base href="https://shop.example/"><base href="https://shop.example/pages/">'),
);
