import { type Planting, numbers, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

const failing = { status: 503, html: "<title>Error</title><h1>Error</h1>" };

export const planting: Planting = planted(
  p.all(
    p.everywhere(
      '<li><a href="/blog">Journal</a></li>',
      numbers(12)
        .map((index) => `<li><a href="/gone-${index}">Gone</a></li>`)
        .join("") + '<li><a href="/blog">Journal</a></li>',
    ),
    ...numbers(12).map((index) => p.add(`/gone-${index}`, failing)),
  ),
  // Where the server fails, that is its own fault too.
  "page-5xx",
);
