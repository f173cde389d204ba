import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

import { languageName } from "../../../../wording/language-names.ts";

export const en: Words<readonly { readonly language: string; readonly pages: number; readonly example: string }[]> = {
  failing: "Several languages, but nothing connects them",
  title: "Connect the language versions of the site by hreflang",
  why: "The shop has pages in several languages. Where nothing connects them, search engines may show a shopper the wrong one.",
  steps:
    "Add the list of language versions (hreflang) to the head of every page that has a translation: one line per language, the page itself included.",
  check: hreflang,
  seen: (languages) =>
    `pages in ${counted(languages.length, "language")} and nothing that connects them: ${listed(languages.map(({ language, pages, example }) => `${languageName(language)} (${counted(pages, "page")}, such as ${addressOf(example)})`))}`,
};
