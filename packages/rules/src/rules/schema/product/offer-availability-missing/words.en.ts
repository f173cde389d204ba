import { product } from "../../checks.ts";
import { partOf } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly offers: number;
  readonly faulty: number;
  readonly examples: readonly { readonly availability: string | null }[];
}> = {
  failing: "Offer does not say whether it is in stock",
  title: "Add the stock status to the structured data of {pages}",
  why: "Search results and shopping assistants prefer products they know to be available, and can only show stock that the markup names.",
  steps: "Name the stock of each offer by one of the agreed values, such as InStock or OutOfStock.",
  check: product,
  seen: ({ offers, faulty, examples: [first] }) =>
    `${partOf(faulty, offers, "offer")} without a stock that Google knows${first?.availability ? `, for example ${quote(first.availability)}` : ""}`,
};
