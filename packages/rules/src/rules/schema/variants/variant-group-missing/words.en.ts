import { product } from "../../checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly offers: readonly string[]; readonly variantLinks: readonly string[] }> = {
  failing: "Variants are not joined in a ProductGroup",
  title: "Group the variants on {pages} as one product in the structured data",
  why: "Google can show sizes and colours with their own price and stock only when a ProductGroup says what varies.",
  steps:
    "Describe the product as a group that says what varies, with one entry per variant, each with its own number, picture and offer.",
  check: product,
  seen: ({ offers, variantLinks }) =>
    `variants that the structured data doesn't join: ${quotes(offers.length > 0 ? offers : variantLinks)}`,
};
