import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.withoutTag(P, /<section class="related">.*?<\/section>/s),
    p.withoutTag(P, /<nav aria-label="Breadcrumb".*?<\/nav>/s),
    p.swap(P, /<a href="\/policies\/(shipping|returns)">([^<]*)<\/a>/, "free"),
    p.swap(P, /<a href="\/policies\/returns">([^<]*)<\/a>/, "Returns within 30 days"),
  ),
);
