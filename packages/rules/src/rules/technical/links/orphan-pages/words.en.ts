import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No page of the site links to these pages",
  title: "No page links to {pages}",
  why: "Visitors can't come across these pages, and search engines take them for unimportant because your own site never mentions them.",
  steps:
    "Link each page from where visitors would look for it: its category, a related product, an overview or the footer. If it is no longer needed, remove it and its sitemap entry.",
  check: inLinks("another page of the site links to it"),
};
