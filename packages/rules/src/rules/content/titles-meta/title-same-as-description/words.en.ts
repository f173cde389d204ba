import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string> = {
  failing: "Description only repeats the title",
  title: "Make the meta description of {pages} say more than the title",
  why: "The lines below the title in the results say the same twice and give no reason to click.",
  steps: "Let the title name the page, and the description say what it offers and why to choose it.",
  check: inSource('name="description"', "a sentence that the title does not say"),
  seen: (saw) => `the same words as title and as description: ${quote(saw)}`,
};
