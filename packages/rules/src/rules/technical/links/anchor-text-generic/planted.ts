import { shopProducts } from "@audit/testkit/planted-shop/catalogue";
import { type Planting, T, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.inMain(
    T,
    [shopProducts[1]!, shopProducts[2]!, shopProducts[3]!]
      .map(({ path }) => `<p><a href="${path}">Read more</a></p>`)
      .join(""),
  ),
);
