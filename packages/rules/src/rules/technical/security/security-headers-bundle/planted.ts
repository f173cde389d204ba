import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted((shop) => ({
  ...shop,
  pages: Object.fromEntries(
    Object.entries(shop.pages).map(([path, page]) => [
      path,
      {
        ...page,
        headers: p.without(
          page.headers ?? {},
          "x-content-type-options",
          "content-security-policy",
          "x-frame-options",
          "referrer-policy",
        ) as Record<string, string>,
      },
    ]),
  ),
}));
