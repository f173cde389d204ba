import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { languageName } from "../../../../wording/language-names.ts";
import { quote } from "../../../../wording/quote.ts";

interface Saw extends Readonly<Record<string, string | boolean>> {
  readonly declared: string;
  readonly isVersion: boolean;
  readonly written: string;
  readonly text: string;
}

export const en: Words<Saw> = {
  failing: "Text is not in the language that the page names",
  title: "Make the text and the language code of {pages} agree",
  why: "Screen readers speak a text by the rules of the language that its page names, browsers offer no translation, and search engines may show the page to people who can't read it.",
  steps:
    "Translate the text where title, menu and the rest of the page are in the language that the page names. Only where all of it is written in the other language, name that one at the top.",
  check: onPage("a text in the language that the page names as its own"),
  seen: ({ declared, written, text }) =>
    `${languageName(declared)} as the page's language, and a text in ${languageName(written)}: ${quote(text)}`,
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.isVersion,
      title: "Translate {pages}",
      why: "The list of language versions sends people to a page that is not written in their language. Search engines show it to them all the same, or take it for a copy of the original.",
      steps:
        "Translate the text, its title and description; until then take the page out of the list of language versions.",
    },
  ],
};
