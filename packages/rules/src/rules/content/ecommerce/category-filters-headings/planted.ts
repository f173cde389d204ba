import { C, type Planting, planted } from "@audit/testkit/planted-shop/plant";
import * as p from "@audit/testkit/planted-shop/plant";

/** HTML without every second element of a class. */
function everySecond(html: string, tag: string, name: string): string {
  let count = 0;
  return html.replace(new RegExp(`<${tag} class="${name}">.*?</${tag}>`, "gs"), (found) =>
    count++ % 2 === 0 ? found : "",
  );
}

export const planting: Planting = planted(
  p.all(
    p.duplicateOf(C, `${C}?material=wood`),
    // The filter leaves half of the products.
    p.change(`${C}?material=wood`, (page) => ({ ...page, html: everySecond(page.html!, "li", "product-card") })),
    p.link(p.LINKING, `${C}?material=wood`),
  ),
);
