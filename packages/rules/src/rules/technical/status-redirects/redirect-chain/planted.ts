import { P, type Planting, moved, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(p.add("/old", moved("/older")), p.add("/older", moved(P)), p.link(p.LINKING, "/old")),
  // However long the chain, the link that leads into it is one to a redirect; shortening the chain leaves it so.
  "internal-links-to-redirects",
);
