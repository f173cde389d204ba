import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Pages meant for search are not in the sitemap",
  title: "{pages} {is|are} missing from the sitemap",
  why: "The sitemap is the list you give search engines. Pages that are not on it are found later and looked at less often.",
  steps:
    "Add these pages to the sitemap. If the shop system writes it, switch on their page type. If a page is not meant for search, give it noindex.",
  check: inSitemap("one entry"),
};
