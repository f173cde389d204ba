import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.swap(C, /<ul class="product-grid">.*?<\/ul>/s, "<p>No products were found matching your selection.</p>"),
);
