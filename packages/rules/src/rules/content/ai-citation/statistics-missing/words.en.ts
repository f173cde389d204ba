import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly words: number }> = {
  failing: "Text without a single concrete figure",
  title: "Put figures that you can prove into {pages}",
  why: "In tests, texts with figures (sizes, times, shares, results) were quoted clearly more often by answer engines than vague ones.",
  steps:
    "Replace vague words by figures you can stand for: size, weight, duration, number of customers, measured results.",
  check: onPage("at least one provable number with its unit"),
  seen: ({ words }) => `a text of ${number(words)} words without a single figure`,
};
