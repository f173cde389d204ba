import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(T, '<img src="http://maker.example/a.jpg" alt="A maker" width="300" height="300" loading="lazy">'),
);
