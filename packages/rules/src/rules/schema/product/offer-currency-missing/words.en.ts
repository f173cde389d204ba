import { product } from "../../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly examples: readonly { readonly priceCurrency: string | null }[];
  readonly shownOnPage: string | null;
}> = {
  failing: "Offer has no currency, or a wrong one",
  title: "Add the right currency to the structured data of {pages}",
  why: "A price without a valid currency is worth nothing to search engines: they don't show it.",
  steps: "Name the currency that the page shows by its three letters, for example EUR or USD.",
  check: product,
  seen: ({ examples: [first], shownOnPage }) =>
    `a price ${first?.priceCurrency ? `in ${quote(first.priceCurrency)}` : "without a currency"} in the structured data${shownOnPage === null ? "" : `, while the page shows ${shownOnPage}`}`,
};
