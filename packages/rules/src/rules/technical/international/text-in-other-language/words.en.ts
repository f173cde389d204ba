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
    "Where the text of a page is whole in that other language, name that language in lang; where the site has the same text in its own language too, join the two by hreflang instead of translating it. Translate only what was meant to be in the language of the page.",
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
