import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    ...shopProducts.slice(0, 8).flatMap(({ path }) => [
      p.data(path, "Product", (item) => ({
        ...item,
        aggregateRating: { "@type": "AggregateRating", ratingValue: "4.6", bestRating: "5", reviewCount: 312 },
      })),
      p.swap(path, /<p class="rating">.*?<\/p>/, '<p class="rating">4.6 / 5 from 312 reviews</p>'),
    ]),
  ),
);
