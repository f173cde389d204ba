import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<readonly { readonly hreflang: string; readonly problem: string }[]> = {
  failing: "Language or region code that search engines don't know",
  title: "Correct the language codes in the hreflang of {pages}",
  why: "Search engines skip a language version whose code they can't read, so shoppers may land on the wrong language.",
  steps:
    "Use a two-letter language, if needed followed by a two-letter country, such as de, en-GB or zh-Hant. Britain is GB, Japanese is ja, Latin America has no code of its own.",
  check: hreflang,
  seen: (codes) =>
    listed(
      codes.map(
        ({ hreflang, problem }) => `the language code ${quote(hreflang)} (${oneLine(problem).replaceAll('"', "")})`,
      ),
      2,
    ),
};
