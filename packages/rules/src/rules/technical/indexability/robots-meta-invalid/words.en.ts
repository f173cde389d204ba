import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";

export const en: Words<readonly { readonly written: string; readonly meant: string }[]> = {
  failing: "Robots directive that nobody knows",
  title: "Correct the misspelled robots directive on {pages}",
  why: "Crawlers skip an order they do not know, such as “no-index”: the page is treated as if nothing had been said.",
  steps: "Write the order as documented: noindex, nofollow, nosnippet and so on, set apart by commas.",
  check: inSource('name="robots"', "directives as Google documents them"),
  seen: (orders) =>
    listed(
      orders.map(({ written, meant }) => `the order ${quote(written)}, where ${quote(meant)} is probably meant`),
      2,
    ),
};
