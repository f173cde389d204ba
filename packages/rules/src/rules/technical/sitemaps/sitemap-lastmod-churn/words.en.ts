import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "All pages of the sitemap claim to have changed at the same moment",
  title: "The sitemap claims that all pages changed at once",
  why: "The sitemap writes the time at which it was made, not when each page changed. Google stops trusting lastmod once it proves wrong.",
  steps: "Write the date of each page's last real change, or leave lastmod out.",
  check: inSitemap("dates that differ as the pages' own changes do"),
};
