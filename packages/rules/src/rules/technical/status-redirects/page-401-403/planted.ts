import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.add("/members", { status: 403, html: "<h1>Forbidden</h1>" }), p.link(p.LINKING, "/members")),
);
