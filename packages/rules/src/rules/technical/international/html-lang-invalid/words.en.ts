import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Language of the page is no language code",
  title: "Set a valid language code on {pages} (lang)",
  why: "Browsers that translate, screen readers and some search engines know languages by their code. A word or a country tells them nothing.",
  steps: "Write a language code such as en, de-AT or zh-Hans, with a hyphen, into the language setting of the page.",
  check: inSource("<html", "lang with a code such as en or de-AT"),
  seen: (lang) => `the language given as ${quote(lang)}`,
};
