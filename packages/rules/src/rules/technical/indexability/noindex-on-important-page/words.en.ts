import { robotsTag } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Important page is kept out of search",
  title: "{pages} {forbids|forbid} search engines to list {it|them}",
  why: "The page tells search engines not to list it (noindex), although your own site leads many visitors there.",
  steps:
    "Take noindex out of the robots meta tag or the X-Robots-Tag header of these pages. If a page is really not meant for search, take it out of menus and sitemap.",
  check: robotsTag,
};
