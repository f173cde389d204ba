import { writesSitemaps } from "../../../../fixes/sitemap/new-sitemap.ts";
import { siteFolder } from "../../../../reading/site-folder.ts";
import { sitemapAnswers } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";

export const en: Words<{ readonly tried: string | readonly { readonly url: string; readonly status: number }[] }> = {
  failing: "The site has no XML sitemap",
  title: "Add an XML sitemap to the site",
  why: "A sitemap tells search engines which pages there are and when they changed. Without it, new products are found later, and pages with few links perhaps never.",
  steps:
    "Let your shop system or an SEO plugin write a sitemap.xml with all pages meant for search, and name it in robots.txt. Where the site is served as plain files, without that system, put up the file that stands with this task.",
  check: sitemapAnswers,
  seen: ({ tried }) =>
    `no sitemap: robots.txt names none${typeof tried === "string" || tried[0] === undefined ? ", and the usual addresses hold none" : `, and ${addressOf(tried[0].url)} gives ${tried[0].status === 200 ? "something else" : answerOf(tried[0].status)}`}`,
  variants: [
    {
      when: (_fault, _cause, { site }) => siteFolder(site) !== "/",
      steps:
        "Put a sitemap.xml with all pages meant for search into the folder that the site lies in, and write it anew whenever pages come or go. The robots.txt at the root of this host is not yours: hand the sitemap's address in at Google Search Console and Bing Webmaster Tools.",
    },
    {
      when: (_fault, _cause, view) => !writesSitemaps(view),
      steps:
        "Put a sitemap.xml with all pages meant for search at the root of the site, name it in robots.txt, and write it anew whenever pages come or go.",
    },
  ],
};
