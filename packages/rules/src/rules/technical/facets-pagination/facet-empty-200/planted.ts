import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.copy(C, `${C}?colour=mauve`, (html) =>
      html.replace(/<ul class="product-grid">.*?<\/ul>/s, "<p>No products were found matching your selection.</p>"),
    ),
    p.link(C, `${C}?colour=mauve`),
  ),
);
