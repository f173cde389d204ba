import { sitemapAnswers } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf } from "../../../../wording/measures.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly bytes: number; readonly addresses: number }> = {
  failing: "Sitemap is larger than search engines take",
  title: "Split the sitemap that is larger than search engines accept: {pages}",
  why: "A sitemap may hold 50,000 addresses and 50 MB. What lies beyond, or the whole file, is left unread.",
  steps: "Split the sitemap into several files and name them in a sitemap index.",
  check: sitemapAnswers,
  seen: ({ bytes, addresses }) =>
    `a sitemap of ${sizeOf(bytes)} with ${counted(addresses, "address", "addresses")} or more`,
};
