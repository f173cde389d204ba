import { shopGroups } from "@audit/testkit/planted-shop/catalogue";
import * as p from "@audit/testkit/planted-shop/plant";
import { C } from "@audit/testkit/planted-shop/plant";

/** The second page of the list and its products can still be reached, from a text. */
export const secondPageElsewhere = p.inMain(
  p.LINKING,
  [`${C}?page=2`, ...shopGroups[3]!.products.map(({ path }) => path)]
    .map((path) => `<a href="${path}">${path.replaceAll(/\W+/g, " ")}</a>`)
    .join(" "),
);
