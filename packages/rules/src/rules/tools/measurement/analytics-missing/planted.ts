import { type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.everywhere(/<script async src="https:\/\/www\.googletagmanager\.com.*?cookiebot[^>]*><\/script>/s, ""),
    // A file named by a hash may hold a counter.
    p.everywhere("/assets/shop.91bc3f2a.js", "/assets/menu.js"),
  ),
);
