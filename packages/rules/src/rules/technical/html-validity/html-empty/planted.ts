import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";
import { HEADERS } from "@audit/testkit/planted-shop/shop";

export const planting: Planting = planted(
  p.all(p.add("/pages/blank", { html: "", headers: HEADERS }), p.link(p.LINKING, "/pages/blank")),
);
