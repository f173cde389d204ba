import { inSource } from "../../../../wording/checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly string[]> = {
  failing: "Several meta descriptions that differ",
  title: "Keep one meta description on {pages}",
  why: "Search engines take one of them, mostly the first, and it may be the one that a theme or plugin left behind.",
  steps: "Keep the description that sells the page, and switch the other off in the theme or plugin that writes it.",
  check: inSource('name="description"', "one line"),
  seen: (saw) => `different descriptions on one page: ${quotes(saw)}`,
};
