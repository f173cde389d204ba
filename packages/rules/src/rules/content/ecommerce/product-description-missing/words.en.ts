import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly wordsInSentences: number }> = {
  failing: "Product has no description of its own, or hardly any",
  title: "Describe the product on {pages} in your own words",
  why: "Without sentences about the product, search engines and answer engines have nothing to match with a question or to quote.",
  steps: "Write at least 50 words of your own: what it is, for whom, material, size, use and what sets it apart.",
  check: onPage("at least a few sentences of your own about the product"),
  seen: ({ wordsInSentences: words }) =>
    words === 0
      ? "not one sentence about the product"
      : `only ${counted(words, "word")} in sentences about the product`,
};
