import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export type UnwrittenPage = {
  readonly own: number;
  readonly words: number;
  readonly links: number;
  readonly isProduct: boolean;
};

export const en: Words<UnwrittenPage> = {
  failing: "Pages hold a name and no text of their own",
  title: "Write the text of {pages}, or take {it|them} offline until it is there",
  why: "All that stands on such a page beside its name stands on other pages, too: boxes, teasers, notes. Whoever opens it finds nothing and leaves, and search engines have nothing to list it for.",
  steps:
    "Write the text, the pages that most links lead to first. Until then unpublish the page and take it out of lists, menus and sitemap. Don't write titles, descriptions or structured data for it before.",
  check: onPage("a text that stands on this page alone"),
  seen: ({ own, words, links }) =>
    `${own === 0 ? "no word" : counted(own, "word")} of its own among ${counted(words, "word")}; ${
      links === 0 ? "no page links to it" : `${counted(links, "page")} ${links === 1 ? "links" : "link"} to it`
    }`,
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.isProduct,
      title: "Describe what {pages} {offers|offer}: {it holds a name|they hold names} and no text",
      steps:
        "Write a few sentences for each: what it is, of what, how large, for which occasion, how it is ordered and what it costs. Begin with the ones asked for most.",
    },
  ],
};
