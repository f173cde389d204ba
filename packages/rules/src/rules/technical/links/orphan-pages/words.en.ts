import { inLinks } from "../../../../wording/checks.ts";
import { distinctUrls } from "../../../../fixes/fixer.ts";
import { misledLinks } from "../../../../fixes/links/misled-links.ts";
import { FEWEST_UNLISTED } from "../../../../fixes/links/list-entries.ts";
import type { Words } from "../../../../words.ts";
import { counted } from "../../../../wording/plural.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly knownFrom: string; readonly island: number }> = {
  failing: "No page of the site links to these pages",
  title: "Link to {pages} from other pages",
  why: "Visitors can't come across these pages, and search engines take them for unimportant because your own site never mentions them.",
  steps:
    "Link each page from where visitors would look for it: its category, a related product, an overview or the footer. If it is no longer needed, remove it and its sitemap entry.",
  variants: [
    {
      when: (_fault, cause, view) => {
        const urls = distinctUrls(cause);
        return misledLinks(urls, view).mended.size === urls.length;
      },
      title: "Link to {pages} from pages in the same language",
      why: "Menus or footers lead to the page in another language, so visitors land in a language that they may not read, and nobody comes to the version that was written for them.",
      steps: "Let the template write the address in the language of the page that it stands on: this is one change.",
    },
    {
      when: ({ evidence: { saw } }, { faults }) => faults.length === 1 && saw.island > 0,
      title: "Link to {pages} in menu or footer, so that visitors reach the pages behind it",
      why: "These pages link to each other, and no page that visitors come to links to any of them. Search engines take them for unimportant.",
      steps: "One link in the menu or footer opens the way to all of them.",
    },
    {
      when: (_fault, { kind, faults }) =>
        (kind === "product" || kind === "article") && faults.length >= FEWEST_UNLISTED,
      title: "Put {pages} into your lists as plain links",
      why: "No link in the HTML leads to these pages. Where a script builds the list, visitors see it, but search engines reach the pages late or never, and assistants not at all.",
      steps:
        "Let the server, or the program that builds the site, write the list with plain links (<a href>) into the HTML, on the category pages or the home page. What is no longer sold goes out of the sitemap.",
    },
  ],
  check: inLinks("another page of the site links to it"),
  seen: ({ knownFrom, island }) =>
    island > 0
      ? `no way from the home page leads there, nor to the ${counted(island, "page")} behind it, which only link to each other; we know the address from the ${oneLine(knownFrom)}`
      : `no link on any page that we read; we know the address from the ${oneLine(knownFrom)}`,
};
