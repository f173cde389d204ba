import { onPage } from "../../../../wording/checks.ts";
import { counted, number } from "../../../../wording/plural.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly sameAs: string; readonly products: number; readonly inBoth: number }> = {
  failing: "Categories that list nearly the same products",
  title: "Merge {pages} with the category of the same products, or tell them apart",
  why: "Two categories with the same products compete for the same searches, and neither gets all the links.",
  steps:
    "Keep the category that people search for and redirect the other to it, or sort the products so that each has a purpose.",
  check: onPage("products that no other category lists, or a redirect to it"),
  seen: ({ sameAs, products, inBoth }) =>
    `${counted(products, "product")}, of which ${number(inBoth)} stand in ${addressOf(sameAs)} too`,
};
