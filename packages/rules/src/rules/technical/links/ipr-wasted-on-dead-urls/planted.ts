import { type Planting, gone, numbers, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

export const planting: Planting = planted(
  p.all(
    p.everywhere(
      '<li><a href="/blog">Journal</a></li>',
      numbers(12)
        .map((index) => `<li><a href="/gone-${index}">Gone</a></li>`)
        .join("") + '<li><a href="/blog">Journal</a></li>',
    ),
    ...numbers(12).map((index) => p.add(`/gone-${index}`, gone)),
  ),
  // Links to what is dead are broken, each of them.
  "broken-internal-links",
);
