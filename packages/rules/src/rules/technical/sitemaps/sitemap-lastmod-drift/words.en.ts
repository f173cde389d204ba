import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sitemap and page disagree on the last change",
  title: "The sitemap gives an older date than {pages} {itself|themselves}",
  why: "The sitemap gives an older date than the page's own markup, so search engines may not come to read what is new.",
  steps: "Let both take their date from the same field of the shop or blog system.",
  check: inSitemap("the day of the page's last change"),
};
