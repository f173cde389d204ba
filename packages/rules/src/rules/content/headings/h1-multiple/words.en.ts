import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Several main headings (h1)",
  title: "{pages} {has|have} several main headings",
  why: "Google copes with it, but screen readers and answer engines read the first main heading as the page's topic, often the logo.",
  steps: "Keep h1 for the page's own name. Make the logo a plain link and turn the other headings into h2.",
  check: inSource("<h1", "one line"),
};
