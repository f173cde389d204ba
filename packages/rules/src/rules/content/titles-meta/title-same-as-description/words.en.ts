import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Description only repeats the title",
  title: "The description of {pages} only repeats the title",
  why: "The lines below the title in the results say the same twice and give no reason to click.",
  steps: "Let the title name the page, and the description say what it offers and why to choose it.",
  check: inSource('name="description"', "a sentence that the title does not say"),
};
