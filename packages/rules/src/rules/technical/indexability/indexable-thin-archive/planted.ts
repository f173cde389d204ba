import { A, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.extra("/archive/tag/linen", (html) =>
    html.replace(
      /<main.*<\/main>/s,
      `<main><h1>Linen</h1><p><a href="${A}">An article about linen, and how it is woven, washed and mended by hand for many years</a></p></main>`,
    ),
  ),
);
