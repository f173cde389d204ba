import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sitemap lists pages that are kept out of search",
  title: "The sitemap lists {pages} that may not be listed in search",
  why: "The sitemap asks search engines to list these pages, and the pages forbid it (noindex). One of the two is a mistake.",
  steps: "If the page should be found, take its noindex off. If not, take it out of the sitemap.",
  check: inSitemap("not found there, or the page has no noindex"),
};
