import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sitemap gives days of change that can't be",
  title: "The sitemap gives days of change that can't be",
  why: "Some dates lie in the future or are written in a way no search engine reads. Google uses lastmod only where it has proved right, so wrong ones devalue the others.",
  steps: "Let the shop write the day of the last real change as YYYY-MM-DD, or leave lastmod out where there is none.",
  check: inSitemap("the day of the page's last change, YYYY-MM-DD, or no <lastmod>"),
};
