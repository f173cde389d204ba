import { P, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.withoutTag(P, /<p class="rating">.*?<\/p>/),
    p.data(P, "Product", (item) => p.without(item, "aggregateRating")),
    p.inHead(P, '<script async src="https://cdn.judge.me/widget_preloader.js"></script>'),
  ),
);
