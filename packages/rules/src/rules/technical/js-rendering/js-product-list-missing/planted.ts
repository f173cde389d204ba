import { late } from "@audit/testkit/planted-shop/plant-run";
import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  late(C, (html) => html.replaceAll(/<li class="product-card">.*?<\/li>/gs, "")),
);
