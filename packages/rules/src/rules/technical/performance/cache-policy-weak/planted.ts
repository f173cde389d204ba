import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.file({ url: "/assets/old.77aa88bb.js", status: 200, cacheControl: "max-age=60" }),
);
