import { P, type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.data(P, "BreadcrumbList", (item) => ({
    ...item,
    itemListElement: ["Home", "Garden", "Hose reels"].map((name, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(["/", "/blog", P][index]!),
    })),
  })),
);
