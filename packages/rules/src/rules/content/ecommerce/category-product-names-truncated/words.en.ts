import { inSource } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly products: number;
  readonly linksWithoutName: number;
  readonly pricesInList: number;
}> = {
  failing: "Lists of products without names or prices",
  title: "Write names and prices of the products into the HTML of {pages}",
  why: "The list links to products without saying their name or price in the HTML. Search engines and assistants can't tell what the category offers.",
  steps: "Write name and price of each product into its card as text, inside or beside the link.",
  check: inSource("price", "name and price of each product in the list"),
  seen: ({ products, linksWithoutName, pricesInList }) =>
    `a list of ${number(products)} products, ${linksWithoutName * 2 > products ? `${number(linksWithoutName)} of them without a name in the HTML` : "all with names"}${pricesInList === 0 ? " and none with a price" : ""}`,
};
