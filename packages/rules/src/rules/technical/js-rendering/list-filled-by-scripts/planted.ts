import { C, planted, type Planting, swap } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  swap(C, "</main>", '<h2>Bestsellers</h2><div id="best-grid"></div><script src="/media/shop.js"></script></main>'),
);
