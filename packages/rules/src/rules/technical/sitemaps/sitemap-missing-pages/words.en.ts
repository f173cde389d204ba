import { wholeSitemap } from "../../../../fixes/sitemap/whole-sitemap.ts";
import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { linkedFrom } from "../../../../wording/link-words.ts";
import type { LinkingPages } from "../../../../reading/inbound-links.ts";

export const en: Words<LinkingPages> = {
  failing: "Pages meant for search are not in the sitemap",
  title: "Add {pages} to the sitemap",
  why: "The sitemap is the list you give search engines. Pages that are not on it are found later and looked at less often.",
  steps:
    "Add these pages to the sitemap. If the shop system writes it, switch on their page type. If a page is not meant for search, give it noindex.",
  check: inSitemap("one entry"),
  variants: [wholeSitemap],
  seen: (saw) =>
    `no entry in the sitemap for this page${saw.linkingPages === 0 ? "" : `, although ${linkedFrom(saw)}`}`,
};
