import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.sitemaps((facts) => ({ ...facts, entries: facts.entries.filter(({ url }) => !url.includes("/products/")) })),
);
