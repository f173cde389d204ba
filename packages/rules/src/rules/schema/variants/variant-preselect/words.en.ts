import { onPage } from "../../../../wording/checks.ts";
import { amount } from "../../../../wording/measures.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly variant: string; readonly marked: readonly number[]; readonly shown: string }> = {
  failing: "Address of a variant shows another variant's price",
  title: "Show the price of the chosen variant on {pages}",
  why: "Buyers who come for one size or colour land on another one with another price. Google checks that page and markup agree and may drop the product.",
  steps:
    "Let the server choose the variant that the address names before it sends the page: price, picture and stock of that variant.",
  check: onPage("the variant in the address is chosen"),
  seen: ({ variant, marked, shown }) =>
    `the price ${quote(shown)} at the address of ${quote(variant)}, which costs ${listed(marked.map(amount))} by the structured data`,
};
