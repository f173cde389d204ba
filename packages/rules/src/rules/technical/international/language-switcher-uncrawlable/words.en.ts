import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";

export const en: Words<{ readonly madeOf: "select" | "buttons"; readonly languages: readonly string[] }> = {
  failing: "The language switcher is not made of links",
  title: "Make the language switcher of {pages} of real links",
  why: "Crawlers follow links; they choose nothing from a list and press no button. The other languages stay unknown to them.",
  steps:
    "Give every language its own address, and make each entry of the switcher a link to that address. Name the language versions (hreflang) as well.",
  check: inSource("hreflang", "a link to the page in each language, and the same list in the head"),
  seen: ({ madeOf, languages }) =>
    `a language switcher made of ${madeOf === "select" ? "a list to choose from" : "buttons"}: ${listed(
      languages.map((one) => quote(one, 30)),
      4,
    )}`,
};
