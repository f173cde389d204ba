import { richResult } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Category page is marked up as several products",
  title: "{pages} {marks|mark} a whole list as one product",
  why: "Google shows product results only for pages about one product. Offers on a list compete with your product pages or are ignored.",
  steps: "Keep Product markup on product pages, and mark the list up as an ItemList of their addresses.",
  check: richResult("an item list, no product errors"),
};
