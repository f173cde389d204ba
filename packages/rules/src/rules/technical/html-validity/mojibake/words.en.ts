import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Damaged letters in the text",
  title: "{pages} {shows|show} damaged letters",
  why: "Letters such as ü, é or € show up as “Ã¼” or “�”. Searches for these words don't find the page, and it looks neglected.",
  steps:
    "Store and send everything as UTF-8 and import the damaged texts again; replacing the letters by hand mends single pages.",
  check: onPage("letters as they were written"),
};
