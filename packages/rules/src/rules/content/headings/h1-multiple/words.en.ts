import { inSource } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly count: number; readonly first: readonly { readonly text: string }[] }> = {
  failing: "Several main headings (h1)",
  title: "Keep one main heading on {pages}",
  why: "Google copes with it, but screen readers and answer engines read the first main heading as the page's topic, often the logo.",
  steps:
    "Keep the main heading (h1) for the page's own name. Make the logo a plain link and turn the other headings into h2.",
  check: inSource("<h1", "one line"),
  seen: ({ count, first }) =>
    `${number(count)} main headings: ${quotes(
      first.map(({ text }) => text),
      count,
    )}`,
};
