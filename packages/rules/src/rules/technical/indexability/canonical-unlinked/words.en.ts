import { inLinks } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No page links to the address that is to be listed",
  title: "Links lead to {pages} although another address shall be listed",
  why: "The canonical link asks search engines to list one address while all links of the site lead to another. Two signals that contradict each other weaken both.",
  steps: "Link the canonical address from menus and lists, or name the linked address as canonical.",
  check: inLinks("it leads to the canonical address"),
};
