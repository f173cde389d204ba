import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sitemap lists addresses that name another as canonical",
  title: "The sitemap lists {pages} that {names|name} another address as the main one",
  why: "The sitemap asks search engines to list one address, and the page at that address asks them to list another.",
  steps:
    "Put the canonical address into the sitemap and drop the other forms: filters, variants, with or without a final slash.",
  check: inSitemap("only the canonical address"),
};
