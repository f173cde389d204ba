import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(P, `<script>${"var a=1;".repeat(60_000)}</script>`),
  "js-infinite-hydration-state",
);
