import { h1 } from "../../planting.ts";
import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(T, h1, '<h1><img src="/media/care.png" alt="Care of wood, linen and clay" width="400" height="80"></h1>'),
);
