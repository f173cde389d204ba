import { wholeSitemap } from "../../../../fixes/sitemap/whole-sitemap.ts";
import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { orderPlace } from "../../../../wording/page-places.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Sitemap lists pages that are kept out of search",
  title: "Remove {pages} from the sitemap, or remove {its|their} noindex",
  why: "The sitemap asks search engines to list these pages, and the pages forbid it (noindex). One of the two is a mistake.",
  steps: "If the page should be found, take its noindex off. If not, take it out of the sitemap.",
  check: inSitemap("not found there, or the page has no noindex"),
  variants: [wholeSitemap],
  seen: (directive, { evidence }) =>
    `an address of the sitemap that may not be listed (${quote(directive)} in ${orderPlace(evidence.at)})`,
};
