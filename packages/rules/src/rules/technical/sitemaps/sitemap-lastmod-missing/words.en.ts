import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sitemap doesn't say when pages changed",
  title: "The sitemap doesn't say when pages changed",
  why: "With lastmod search engines fetch first what is new. Without it they find out by fetching everything again.",
  steps: "Let the shop write <lastmod> with the day of each page's last real change into the sitemap.",
  check: inSitemap("a <lastmod> with the day of the page's last change"),
};
