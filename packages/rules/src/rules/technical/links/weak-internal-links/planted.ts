import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.extra("/pages/thread", undefined, false), p.link(p.LINKING, "/pages/thread")),
);
