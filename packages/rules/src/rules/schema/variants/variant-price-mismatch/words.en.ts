import { listed, quote } from "../../../../wording/quote.ts";
import { amount } from "../../../../wording/measures.ts";
import { partOf } from "../../../../wording/plural.ts";
import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly variant: string;
  readonly marked: readonly number[];
  readonly visible: string;
  readonly wrong: number;
  readonly compared: number;
}> = {
  failing: "A variant's price in the markup differs from the page",
  title: "Correct the prices of the variants in the structured data of {pages}",
  why: "The page names one price for a variant and its structured data another. Search engines and assistants then promise a price that nobody gets, and Google may remove the product.",
  steps:
    "Fill each offer in the markup from its own variant instead of copying one price to all, or from the same table that writes the page.",
  check: product,
  seen: ({ variant, marked, visible, wrong, compared }) =>
    `${quote(visible)} on the page, while the structured data give ${listed(marked.map(amount))} for ${quote(variant)}; this is so for ${partOf(wrong, compared, "variant")}`,
};
