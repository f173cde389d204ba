import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Lists of products without names or prices",
  title: "{pages} {lists|list} products without name or price",
  why: "The list links to products without saying their name or price in the HTML. Search engines and assistants can't tell what the category offers.",
  steps: "Write name and price of each product into its card as text, inside or beside the link.",
  check: inSource("price", "name and price of each product in the list"),
};
