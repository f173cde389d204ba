import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly wordsInSentences: number }> = {
  failing: "Category page has no text that helps to choose",
  title: "Write {an introduction|introductions} for {pages}, to help buyers choose",
  why: "A bare list of products gives search engines and answer engines nothing to understand or quote about the category.",
  steps: "Add 50 to 150 words above or below the list: what there is, how the products differ, how to choose.",
  check: onPage("a short text above or below the products"),
  seen: ({ wordsInSentences: words }) =>
    words === 0
      ? "a list of products without a sentence about them"
      : `only ${counted(words, "word")} in sentences about the products`,
};
