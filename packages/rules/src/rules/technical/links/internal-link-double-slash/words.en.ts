import { onPage } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly links: number; readonly examples: readonly { readonly href: string }[] }> = {
  failing: "Links inside the site carry a double slash",
  title: "Write the links of {pages} with single slashes",
  why: "An address with two slashes in a row is another address than the one with a single slash. Visitors end at an error or at a copy, and search engines share the page's worth between both.",
  steps:
    "Correct the place that builds these links: often a base address that ends in / is joined to a path that begins with /. In a theme that is usually one line of the menu or the footer.",
  check: onPage("links without two slashes in a row behind the domain"),
  variants: [
    {
      when: (_fault, { heals = [] }) => heals.some(({ withCode }) => withCode !== undefined),
      steps:
        "Correct the place that builds these links: often a base address that ends in / is joined to a path that begins with /. In a theme that is usually one line of the menu or the footer. Then redirect (301) the addresses that search engines know already, by the rules below the links.",
    },
  ],
  seen: ({ links, examples }) => `${counted(links, "link")} such as ${addressOf(examples[0]?.href ?? "")}`,
};
