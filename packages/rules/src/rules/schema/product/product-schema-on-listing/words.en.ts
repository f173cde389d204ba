import { richResult } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly products: number; readonly examples: readonly string[] }> = {
  failing: "Category page is marked up as several products",
  title: "Mark up {pages} as {a list|lists} in the structured data, not as products",
  why: "Google shows product results only for pages about one product. Offers on a list compete with your product pages or are ignored.",
  steps: "Keep product data on product pages, and mark the list up as a list of their addresses.",
  check: richResult("an item list, no product errors"),
  seen: ({ products, examples }) =>
    `${number(products)} products marked up on a list page: ${quotes(examples, products)}`,
};
