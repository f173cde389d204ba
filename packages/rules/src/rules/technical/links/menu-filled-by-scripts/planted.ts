import { everywhere, planted, type Planting } from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  everywhere(
    "</nav>",
    '<div><a href="/collections">All goods</a><div id="mega-groups"></div></div><script src="/media/menu.js"></script></nav>',
  ),
);
