import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly knownFrom: string }> = {
  failing: "No page of the site links to these pages",
  title: "Link to {pages} from other pages",
  why: "Visitors can't come across these pages, and search engines take them for unimportant because your own site never mentions them.",
  steps:
    "Link each page from where visitors would look for it: its category, a related product, an overview or the footer. If it is no longer needed, remove it and its sitemap entry.",
  check: inLinks("another page of the site links to it"),
  seen: ({ knownFrom }) => `no link on any page that we read; we know the address from the ${oneLine(knownFrom)}`,
};
