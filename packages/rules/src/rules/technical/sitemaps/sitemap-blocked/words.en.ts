import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sitemap lists pages that robots.txt blocks",
  title: "The sitemap lists {pages} that robots.txt blocks",
  why: "The sitemap asks Google to read these pages, and robots.txt forbids it. One of the two is a mistake.",
  steps:
    "If the pages should be found, narrow or delete the robots.txt rule shown. If not, take them out of the sitemap.",
  check: inSitemap("not found there, or robots.txt allows it"),
};
