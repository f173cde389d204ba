import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.extra("/pages/hinted", undefined, false),
    p.sitemaps((facts) => ({ ...facts, entries: facts.entries.filter(({ url }) => !url.endsWith("/hinted")) })),
  ),
);
