import { type Planting, moved, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.add("/a", moved("/b")), p.add("/b", moved("/a")), p.link(p.LINKING, "/a")),
);
