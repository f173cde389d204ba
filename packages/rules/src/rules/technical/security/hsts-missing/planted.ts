import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted((shop) => ({
  ...shop,
  pages: Object.fromEntries(
    Object.entries(shop.pages).map(([path, page]) => [
      path,
      { ...page, headers: p.without(page.headers ?? {}, "strict-transport-security") as Record<string, string> },
    ]),
  ),
}));
