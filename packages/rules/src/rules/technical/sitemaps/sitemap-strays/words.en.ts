import { wholeSitemap } from "../../../../fixes/sitemap/whole-sitemap.ts";
import { inSitemap } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly title: string }> = {
  failing: "Sitemap lists pages that are not part of the site",
  title: "Take {pages} that {is|are} not part of the site out of the sitemap",
  why: "Samples of libraries, and lists that the program makes by itself, come into search results in place of your pages.",
  steps:
    "Leave these pages out where the site is built: exclude the folders of libraries, and switch off lists of tags or categories that nothing links to. Then take them out of the sitemap.",
  check: inSitemap("not found there"),
  variants: [wholeSitemap],
  seen: ({ title }) =>
    `no link to ${title === "" ? "this page" : quote(title)} on any page, and nothing of the site there, or only what another list shows`,
};
