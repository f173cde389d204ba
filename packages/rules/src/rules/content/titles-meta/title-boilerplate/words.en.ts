import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly title: string; readonly end: string; readonly ownWords: string }> = {
  failing: "Title is mostly the same words as on every page",
  title: "Begin the title of {pages} with {its|their} own subject",
  why: "Most of this title stands in all titles of the site. Searchers can't tell the pages apart, and Google may write a title of its own.",
  steps: "Begin the title with what only this page offers and shorten the rest to the name of the site.",
  check: inSource("<title", "a title that says what only this page offers"),
  seen: ({ title, ownWords }) => `the title ${quote(title)}, of which only ${quote(ownWords)} is this page's own`,
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.end !== "",
      title: "Shorten the ending that one setting adds to all titles, as on {pages}",
      why: "Most of each title is the same long end, which the site puts there by itself. Searchers can't tell the pages apart, and Google may write a title of its own.",
      steps:
        "In the setting or template that writes the end of all titles leave the name of the site alone. The slogan belongs into the title of the home page only. One change mends all titles.",
    },
  ],
};
