import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly url: string; readonly problem: string }> = {
  failing: "Sitemap lists addresses of another host or scheme",
  title: "Remove {pages} of another host from the sitemap",
  why: "Search engines take from a sitemap only the addresses of its own site. Entries of another domain, without https, or with www too much or too little are ignored or lead through redirects.",
  steps:
    "Correct the base address from which the shop system builds the sitemap, so that all entries begin exactly like your home page.",
  check: inSitemap("only addresses of this host over https"),
  seen: ({ url, problem }) => `${addressOf(url)} in the sitemap (${oneLine(problem)})`,
};
