import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";

export const en: Words<string | null> = {
  failing: "Page names two different languages for itself",
  title: "Make the lang and hreflang codes of {pages} agree",
  why: "The list of language versions and the page's own setting disagree. Browsers, screen readers and some search engines go by the setting.",
  steps:
    "Set the language of the page to the one that it is written in, the same that its list of language versions names.",
  check: hreflang,
  seen: (lang, { evidence: { expected } }) =>
    `${lang ? quote(lang) : "nothing"} as the page's own language, and ${Array.isArray(expected) ? listed(expected.map((one) => quote(String(one)))) : "another"} in its list of language versions`,
};
