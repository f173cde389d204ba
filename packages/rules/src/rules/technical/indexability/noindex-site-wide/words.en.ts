import { robotsTag } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { number } from "../../../../wording/plural.ts";

export const en: Words<{ readonly noindex: number; readonly of: number; readonly examples: readonly string[] }> = {
  failing: "Nearly the whole site is kept out of search",
  title: "Allow search engines to list the site again",
  why: "These pages tell search engines not to list them (noindex). A whole site is usually shut out by one setting, often left over from building the shop.",
  steps:
    "Look for the setting that hides the site from search engines in your system, theme or SEO plugin and turn it off, on the address where the site is to be found. Keep the order on pages for single visitors (cart, account).",
  check: robotsTag,
  seen: ({ noindex, of, examples }) =>
    `${number(noindex)} of ${number(of)} pages with an order not to list them (noindex), for example ${listed(examples.map(addressOf), 2)}`,
};
