import { oneLine } from "../../../../escape/plain.ts";
import { onPage } from "../../../../wording/checks.ts";
import { textPlace } from "../../../../wording/page-places.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly system: string; readonly text: string }> = {
  failing: "Sample content of the site's system is live",
  title: "Replace or delete the sample content on {pages}",
  why: "These words came with the system and stand on thousands of sites. They tell visitors that nobody has finished the site, and search engines that the page has nothing of its own.",
  steps:
    "Write what the page is for in your own words. If nobody needs the page or the comment, delete it, and take it out of menus and sitemap.",
  check: onPage("your own words, or status 404"),
  seen: ({ system, text }, { evidence }) =>
    `the words ${quote(text)}, which ${oneLine(system)} writes into every new site, in ${textPlace(evidence.at)}`,
};
