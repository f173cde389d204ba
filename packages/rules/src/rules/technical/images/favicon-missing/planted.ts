import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.withoutTag("/", /<link rel="icon"[^>]*>/),
    p.withoutTag("/", /<link rel="apple-touch-icon"[^>]*>/),
    p.probe("favicon", { url: absolute("/favicon.ico"), status: 404 }),
  ),
);
