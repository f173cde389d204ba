import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Categories that list nearly the same products",
  title: "{pages} {lists|list} nearly the same products as another category",
  why: "Two categories with the same products compete for the same searches, and neither gets all the links.",
  steps:
    "Keep the category that people search for and redirect the other to it, or sort the products so that each has a purpose.",
  check: onPage("products that no other category lists, or a redirect to it"),
};
