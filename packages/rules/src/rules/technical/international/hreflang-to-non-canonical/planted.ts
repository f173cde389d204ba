import { alternate, pair, versions } from "../planting.ts";
import { type Planting, absolute, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    versions(pair + alternate("fr", absolute("/pages/twin"))),
    p.copy("/pages/about", "/pages/twin"),
    p.swap("/pages/twin", /<link rel="canonical"[^>]*>/, `<link rel="canonical" href="${absolute("/pages/about")}">`),
    p.link("/pages/faq", "/pages/twin"),
  ),
);
