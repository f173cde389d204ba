import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Article shows no date",
  title: "{pages} {shows|show} no date",
  why: "Readers, Google and answer engines look for a visible date to judge whether the article is still true.",
  steps: "Show the date of publication or of the last real change near the headline, best inside a time element.",
  check: inSource("<time", "a date near the heading"),
};
