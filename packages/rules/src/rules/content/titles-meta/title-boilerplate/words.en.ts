import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Title is mostly the same words as on every page",
  title: "The title of {pages} is mostly the same as on every page",
  why: "Most of this title stands in all titles of the site. Searchers can't tell the pages apart, and Google may write a title of its own.",
  steps: "Begin the title with what only this page offers and shorten the rest to the name of the site.",
  check: inSource("<title", "a title that says what only this page offers"),
};
