import { sitemapAnswers } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sitemap can't be fetched",
  title: "The sitemap can't be fetched",
  why: "robots.txt or the sitemap index names this file, but the server does not deliver it, so search engines miss every page listed there.",
  steps:
    "Make the address answer with the XML file, or correct the address in robots.txt and in the sitemap index. Check that no firewall blocks it.",
  check: sitemapAnswers,
};
