import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sample or unfilled text is live",
  title: "{pages} {shows|show} sample text",
  why: "Filler text or an unfilled field of the template stands on the page. Visitors lose trust, and search results may show it.",
  steps: "Write the text, or take the element out until there is one; check why the field stays empty.",
  check: onPage("no filler text and no unfilled field"),
};
