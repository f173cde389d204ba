import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { textPlace } from "../../../../wording/page-places.ts";

export const en: Words<string> = {
  failing: "Sample or unfilled text is live",
  title: "Replace the sample text on {pages}",
  why: "Filler text or an unfilled field of the template stands on the page. Visitors lose trust, and search results may show it.",
  steps: "Write the text, or take the element out until there is one; check why the field stays empty.",
  check: onPage("no filler text and no unfilled field"),
  seen: (text, { evidence }) => `${quote(text)} in ${textPlace(evidence.at)}`,
};
