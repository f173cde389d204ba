import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  // One page among fast ones; where a whole template is slow, the rule about the server's speed says so.
  p.change(A, (page) => ({ ...page, ttfbMs: 5000 })),
);
