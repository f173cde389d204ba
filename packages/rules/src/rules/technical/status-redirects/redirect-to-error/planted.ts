import { type Planting, gone, moved, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.add("/old", moved("/gone")), p.add("/gone", gone), p.link(p.LINKING, "/old")),
);
