import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(T, '<img src="/media/a.jpg width="40" height="40" alt="Oil for wood"><span title=""></span>'),
  "img-dimensions-missing",
);
