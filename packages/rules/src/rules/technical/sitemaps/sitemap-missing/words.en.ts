import { sitemapAnswers } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "The site has no XML sitemap",
  title: "The site has no sitemap",
  why: "A sitemap tells search engines which pages there are and when they changed. Without it, new products are found later, and pages with few links perhaps never.",
  steps:
    "Let your shop system or an SEO plugin write a sitemap.xml with all pages meant for search, and name it in robots.txt.",
  check: sitemapAnswers,
};
