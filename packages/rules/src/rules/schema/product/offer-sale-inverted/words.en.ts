import { product } from "../../checks.ts";
import { amount } from "../../../../wording/measures.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly examples: readonly { readonly price: number; readonly before: number }[] }> = {
  failing: "Sale price in the markup is not below the old price",
  title: "Correct the old price in the structured data of {pages}",
  why: "A list price that is no higher than the price is no sale: Google shows no reduction and may take the markup for a mistake.",
  steps: "Give the old price only while it is higher than the new one; in a price range the lower end must come first.",
  check: product,
  seen: ({ examples }) =>
    listed(examples.map(({ price, before }) => `the price ${amount(price)} with the old price ${amount(before)}`)),
};
