import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sitemap lists addresses of another host or scheme",
  title: "The sitemap lists {pages} of another host",
  why: "Search engines take from a sitemap only the addresses of its own site. Entries of another domain, without https, or with www too much or too little are ignored or lead through redirects.",
  steps:
    "Correct the base address from which the shop system builds the sitemap, so that all entries begin exactly like your home page.",
  check: inSitemap("only addresses of this host over https"),
};
