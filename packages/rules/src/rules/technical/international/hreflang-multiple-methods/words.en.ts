import { hreflang } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page, header and sitemap disagree on language versions",
  title: "{pages} {names|name} language versions in several places that disagree",
  why: "Search engines read hreflang from the page, its headers and the sitemap alike. Where they contradict each other, the language version may be dropped.",
  steps: "Choose one of the three places for language versions and remove the others.",
  check: hreflang,
};
