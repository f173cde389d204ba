import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { textPlace } from "../../../../wording/page-places.ts";

/** The damage stands at the end of a text that something has shortened. */
const isCut = (text: string): boolean => /\ufffd\s*(?:…|\.{3})/u.test(text);

export const en: Words<{ readonly text: string }> = {
  failing: "Damaged letters in the text",
  title: "Repair the garbled letters on {pages}",
  why: "Letters such as ü, é or € show up as “Ã¼” or “�”. Searches for these words don't find the page, and it looks neglected.",
  steps:
    "Store and send everything as UTF-8 and import the damaged texts again; replacing the letters by hand mends single pages.",
  check: onPage("letters as they were written"),
  variants: [
    {
      when: ({ evidence: { saw } }) => isCut(saw.text),
      title: "Cut the teasers on {pages} between letters, not within them",
      why: "A letter is cut in two where a text is shortened, and “�” stands at its end. It looks neglected, and search results and previews may show it.",
      steps:
        "Find in the template where it shortens texts, and let it count letters, not bytes (mb_substr or mb_strimwidth in PHP, in place of substr): this one change mends all pages. The texts themselves are sound.",
    },
  ],
  seen: ({ text }, { evidence }) => `damaged letters in ${textPlace(evidence.at)}: ${quote(text)}`,
};
