import { type Planting, numbers, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const deep = (index: number): string => `/blog/deep-${index}`;

export const planting: Planting = planted(
  p.all(
    // Five steps of two articles each, every step linked from both articles of the step before.
    ...numbers(10).map((index) => p.extraArticle(deep(index))),
    ...[0, 1].flatMap((index) => [p.link(p.LINKING, deep(index)), p.link("/pages/about", deep(index))]),
    ...numbers(8).flatMap((index) => [2, 3].map((step) => p.link(deep(index), deep(index - (index % 2) + step)))),
  ),
);
