import { product } from "../../checks.ts";
import { partOf } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly offers: number;
  readonly withoutPrice: number;
  readonly examples: readonly { readonly price: number | null }[];
}> = {
  failing: "Offer has no price, or the price 0",
  title: "Tell Google the price of the product on {pages}",
  why: "An offer without a price above 0 is invalid for shopping results and tells an AI assistant nothing.",
  steps: "Fill price with the current price as a plain number, for example 19.90.",
  check: product,
  seen: ({ offers, withoutPrice, examples: [first] }) =>
    `${partOf(withoutPrice, offers, "offer")} in the structured data with ${first?.price === 0 ? "the price 0" : "no price"}`,
};
