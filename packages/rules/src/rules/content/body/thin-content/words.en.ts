import { onPage } from "../../../../wording/checks.ts";
import { counted, number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly words: number; readonly usualOnSimilarPages: number }> = {
  failing: "Far less text than on similar pages",
  title: "Write more on {pages}, which {says|say} far less than similar pages",
  why: "These pages say much less than your other pages of the same kind, so search engines and answer engines find little to show or quote.",
  steps:
    "Bring the text up to what your better pages offer: what it is, who it is for, details and answers. Merge pages that will never have more to say.",
  check: onPage("text that answers what visitors ask about this subject"),
  seen: ({ words, usualOnSimilarPages }) =>
    `${counted(words, "word")} of text, where similar pages usually have ${number(usualOnSimilarPages)}`,
};
