import { P, planted, type Planting, swap } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  swap(P, "</main>", '<h2>Goes with it</h2><div id="related-grid"></div><script src="/media/shop.js"></script></main>'),
);
