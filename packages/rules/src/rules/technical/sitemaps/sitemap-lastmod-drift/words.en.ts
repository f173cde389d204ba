import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<{ readonly sitemap: string; readonly page: string }> = {
  failing: "Sitemap and page disagree on the last change",
  title: "Let the sitemap and {pages} give the same date of change",
  why: "The sitemap gives an older date than the page's own markup, so search engines may not come to read what is new.",
  steps: "Let both take their date from the same field of the shop or blog system.",
  check: inSitemap("the day of the page's last change"),
  seen: ({ sitemap, page }) => `${quote(sitemap)} as the last change in the sitemap, and ${quote(page)} in the page`,
};
