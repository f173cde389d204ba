import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";

export const en: Words<string | null> = {
  failing: "Page names two different languages for itself",
  title: "Make the lang and hreflang codes of {pages} agree",
  why: "The list of language versions and the page's own setting disagree. Browsers, screen readers and some search engines go by the setting.",
  steps:
    "Name the language that the text is written in at both places: correct the page's own setting (lang) where that names another, else the code in the list of language versions.",
  check: hreflang,
  seen: (lang, { evidence: { expected } }) =>
    `${lang ? quote(lang) : "nothing"} as the page's own language, and ${Array.isArray(expected) ? listed(expected.map((one) => quote(String(one)))) : "another"} in its list of language versions`,
};
