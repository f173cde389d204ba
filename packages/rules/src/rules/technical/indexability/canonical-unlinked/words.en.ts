import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { isCopiedUnder } from "../../../../reading/main-address.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly canonical: string; readonly linksToThisPage: number }> = {
  failing: "No page links to the address that is to be listed",
  title: "Link to the canonical address instead of {pages}",
  why: "The canonical link asks search engines to list one address while all links of the site lead to another. Two signals that contradict each other weaken both.",
  steps: "Link the canonical address from menus and lists.",
  check: inLinks("it leads to the canonical address"),
  variants: [
    {
      when: (_fault, { faults }) => faults.every(({ url, evidence: { saw } }) => isCopiedUnder(url, saw.canonical)),
      title: "Link to the main address of {pages}, not to the copies under categories",
      why: "Lists lead to the same page under each category's address, while these pages name another address as the main one, which no link leads to. Search engines crawl the copies, and the pages that are to be listed get no links.",
      steps:
        "Change the one line of the template that writes the links of the cards: it is to write the main address, without the category in front of it.",
    },
  ],
  seen: ({ canonical, linksToThisPage }) =>
    `${addressOf(canonical)} as canonical address, which no page links to; ${counted(linksToThisPage, "page")} ${linksToThisPage === 1 ? "links" : "link"} to this one`,
};
