import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.swap(P, /<h1>/, "<h1>Refurbished "), p.swap(P, /<title>/, "<title>Refurbished ")),
);
