import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.add("/broken", { status: 500, html: "<h1>Error</h1>" }), p.link(p.LINKING, "/broken")),
);
