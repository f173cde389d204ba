import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { Contradiction } from "./saw.ts";

export const en: Words<readonly Contradiction[]> = {
  failing: "Language versions that contradict each other",
  title: "Give each language version in the hreflang of {pages} one address",
  why: "When one language names two addresses, or one address claims two languages, search engines can't tell which version to show and may ignore them all.",
  steps: "Give every language and country exactly one address, and every address one language.",
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.some((one) => "urls" in one),
      title: "Let only one plugin write the hreflang links of {pages}",
      why: "The pages name two addresses for one language, as happens when theme and translation tool both write language versions. Search engines can't tell which one to show and may ignore them all.",
      steps:
        "Keep the set whose pages are really translated and answer under their own address, and switch off the other one where it is made (theme, app or plugin): this is one change for all pages. Of the lines below only one for each language may stay.",
    },
  ],
  check: hreflang,
  seen: (faults) =>
    listed(
      faults.map((one) =>
        "urls" in one
          ? `several addresses for “${oneLine(one.hreflang)}”: ${listed(one.urls.map(addressOf), 2)}`
          : `several languages (${listed(one.languages)}) for ${addressOf(one.url)}`,
      ),
      2,
    ),
};
