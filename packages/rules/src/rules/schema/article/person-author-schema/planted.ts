import { article } from "@audit/testkit/planted-shop/plant-markup";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  article((item) => ({ ...item, author: { "@type": "Person", name: "Ada Potter" } })),
);
