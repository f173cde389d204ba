import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";

export const en: Words<readonly string[]> = {
  failing: "Further pages of a list differ only behind the #",
  title: "Give the further pages of {pages} addresses without #",
  why: "Search engines drop everything behind the # of an address. All pages of the list are one page to them, and what stands on page 2 is never read.",
  steps: "Give each page of the list an address of its own, with the number of the page in it and without #.",
  check: inSource("page=2", "a link such as ?page=2, without #"),
  seen: (links) =>
    `further pages told apart only behind the #: ${listed(
      links.map((one) => quote(one)),
      2,
    )}`,
};
