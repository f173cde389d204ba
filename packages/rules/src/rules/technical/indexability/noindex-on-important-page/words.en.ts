import { robotsTag } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { orderPlace } from "../../../../wording/page-places.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<{ readonly directive: string; readonly linkingPages: number; readonly inSitemap: boolean }> = {
  failing: "Important page is kept out of search",
  title: "Remove noindex from {pages}, so that search engines can list {it|them}",
  why: "The page tells search engines not to list it (noindex), although your own site leads many visitors there.",
  steps:
    "Take noindex out of the robots meta tag or the X-Robots-Tag header of these pages. If a page is really not meant for search, take it out of menus and sitemap.",
  check: robotsTag,
  seen: ({ directive, linkingPages, inSitemap }, { evidence }) =>
    `${quote(directive)} in ${orderPlace(evidence.at)}, an order not to list the page${linkingPages > 0 ? `, although ${counted(linkingPages, "page")} of the site ${linkingPages === 1 ? "leads" : "lead"} there` : ""}${inSitemap ? `${linkingPages > 0 ? " and" : ", although"} the sitemap names it` : ""}`,
};
