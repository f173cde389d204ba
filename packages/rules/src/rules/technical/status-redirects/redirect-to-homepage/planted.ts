import { type Planting, moved, numbers, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    ...numbers(6).map((index) =>
      p.all(p.add(`/products/old-${index}`, moved("/")), p.link(p.LINKING, `/products/old-${index}`)),
    ),
  ),
  // As above: a better target of the redirects leaves the links as they are.
  "internal-links-to-redirects",
);
