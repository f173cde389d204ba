import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.robots((text) => text.replace(/Sitemap: .*/, "")),
    p.sitemaps(() => ({ files: [], entries: [], truncated: false })),
  ),
);
