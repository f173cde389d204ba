import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.change(P, (page) => ({ ...page, html: page.html!.replace(/<meta property="og:[^>]*>\s*/g, "") })),
);
