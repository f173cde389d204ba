import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Categories get less internal weight than single products",
  title: "{pages} {gets|get} less internal weight than single products",
  why: "A category answers the searches of many shoppers, yet your own links make it less important than most single products. Search engines read links that way.",
  steps: "Link these categories from the menu, the home page and the products they hold.",
  check: inLinks("links from the menu, the home page and the products of the category"),
};
