import { shopArticles } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const [first, ...others] = shopArticles;

export const planting: Planting = planted(
  p.all(...others.map(({ path }) => p.swap(path, p.canonicalTag, p.canonical(p.absolute(first!.path))))),
  "sitemap-non-canonical",
);
