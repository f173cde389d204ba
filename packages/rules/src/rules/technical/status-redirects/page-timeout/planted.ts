import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.add("/slow", { failure: { kind: "timeout", message: "No answer came." } }), p.link(p.LINKING, "/slow")),
);
