import { sitemapAnswers } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sitemap is larger than search engines take",
  title: "A sitemap is larger than search engines take: {pages}",
  why: "A sitemap may hold 50,000 addresses and 50 MB. What lies beyond, or the whole file, is left unread.",
  steps: "Split the sitemap into several files and name them in a sitemap index.",
  check: sitemapAnswers,
};
