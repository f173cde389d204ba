import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Language of the page is no language code",
  title: "{pages} {names its|name their} language in a way that browsers don't know",
  why: "Browsers that translate, screen readers and some search engines know languages by their code. A word or a country tells them nothing.",
  steps: "Write a code of BCP 47 into the lang attribute, for example en, de-AT or zh-Hans, with a hyphen.",
  check: inSource("<html", "lang with a code such as en or de-AT"),
};
