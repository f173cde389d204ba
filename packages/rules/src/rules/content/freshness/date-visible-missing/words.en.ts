import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly onlyHidden: readonly string[] } | null> = {
  failing: "Article shows no date",
  title: "Show a date on {pages}",
  why: "Readers, Google and answer engines look for a visible date to judge whether the article is still true.",
  steps: "Show the date of publication or of the last real change near the headline.",
  check: inSource("<time", "a date near the heading"),
  seen: (saw) =>
    `no visible date${saw?.onlyHidden[0] === undefined ? "" : `, although the code of the page names ${quote(saw.onlyHidden[0].slice(0, 10))}`}`,
};
