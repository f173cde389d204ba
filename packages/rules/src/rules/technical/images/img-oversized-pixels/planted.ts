import { picture } from "../planting.ts";
import { looked } from "@audit/testkit/planted-shop/plant-run";
import { type Planting, T, absolute, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  looked(T, { images: [{ url: absolute("/media/big.jpg"), ...picture(4000, 400) }] }),
);
