import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language or region code that search engines don't know",
  title: "{pages} {uses|use} language codes that search engines don't know",
  why: "Search engines skip a language version whose code they can't read, so shoppers may land on the wrong language.",
  steps:
    "Use a two-letter language, if needed followed by a two-letter country, such as de, en-GB or zh-Hant. Britain is GB, Japanese is ja, Latin America has no code of its own.",
  check: hreflang,
};
