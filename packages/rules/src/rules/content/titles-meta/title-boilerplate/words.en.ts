import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly title: string; readonly ownWords: string }> = {
  failing: "Title is mostly the same words as on every page",
  title: "Begin the title of {pages} with what only {it offers|they offer}",
  why: "Most of this title stands in all titles of the site. Searchers can't tell the pages apart, and Google may write a title of its own.",
  steps: "Begin the title with what only this page offers and shorten the rest to the name of the site.",
  check: inSource("<title", "a title that says what only this page offers"),
  seen: ({ title, ownWords }) => `the title ${quote(title)}, of which only ${quote(ownWords)} is this page's own`,
};
