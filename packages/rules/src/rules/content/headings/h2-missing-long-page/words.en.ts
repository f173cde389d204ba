import { inSource } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly words: number }> = {
  failing: "Long page without subheadings",
  title: "Break up the long text of {pages} with subheadings",
  why: "Subheadings let readers jump to what they need, and let answer engines find and quote the passage that fits a question.",
  steps: "Break the text into sections of a few paragraphs and give each an h2 that says what it is about.",
  check: inSource("<h2", "a heading for every few paragraphs"),
  seen: ({ words }) => `${number(words)} words in a row without a subheading`,
};
