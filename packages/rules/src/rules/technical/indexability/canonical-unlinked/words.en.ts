import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly canonical: string; readonly linksToThisPage: number }> = {
  failing: "No page links to the address that is to be listed",
  title: "Link to the canonical address instead of {pages}",
  why: "The canonical link asks search engines to list one address while all links of the site lead to another. Two signals that contradict each other weaken both.",
  steps: "Link the canonical address from menus and lists, or name the linked address as canonical.",
  check: inLinks("it leads to the canonical address"),
  seen: ({ canonical, linksToThisPage }) =>
    `${addressOf(canonical)} as canonical address, which no page links to; ${counted(linksToThisPage, "page")} ${linksToThisPage === 1 ? "links" : "link"} to this one`,
};
