import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { textPlace } from "../../../../wording/page-places.ts";

export const en: Words<{ readonly text: string }> = {
  failing: "Damaged letters in the text",
  title: "Repair the garbled letters on {pages}",
  why: "Letters such as ü, é or € show up as “Ã¼” or “�”. Searches for these words don't find the page, and it looks neglected.",
  steps:
    "Store and send everything as UTF-8 and import the damaged texts again; replacing the letters by hand mends single pages.",
  check: onPage("letters as they were written"),
  seen: ({ text }, { evidence }) => `damaged letters in ${textPlace(evidence.at)}: ${quote(text)}`,
};
