import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly words: number; readonly text: string }> = {
  failing: "Legal pages without their text",
  title: "Add the missing legal text to {pages}",
  why: "The page exists and its text does not: customers can't read what they agree to, and in many countries a shop without these texts can be warned or fined.",
  steps:
    "Put the full, checked text on the page itself, and no link that leads back to the page. Until it stands there, don't let anybody order.",
  check: onPage("the full text of the law page, not a sentence that promises it"),
  seen: ({ words, text }) =>
    words === 0 || text === "" ? "no text" : `${counted(words, "word")} and no more: ${quote(text)}`,
};
