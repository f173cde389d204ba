import { wholeSitemap } from "../../../../fixes/sitemap/whole-sitemap.ts";
import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Sitemap lists addresses that name another as canonical",
  title: "List canonical addresses in the sitemap, in place of {pages}",
  why: "The sitemap asks search engines to list one address, and the page at that address asks them to list another.",
  steps:
    "Put the canonical address into the sitemap and drop the other forms: filters, variants, with or without a final slash.",
  check: inSitemap("only the canonical address"),
  variants: [wholeSitemap],
  seen: (canonical) => `an address of the sitemap that names ${addressOf(canonical)} as the main one`,
};
