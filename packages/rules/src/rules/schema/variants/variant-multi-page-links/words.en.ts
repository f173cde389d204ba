import { product } from "../../checks.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly listedOn: string }> = {
  failing: "Variant pages don't name the group they belong to",
  title: "Link the variants on {pages} to their product in the structured data",
  why: "One page lists this variant as part of a product, but the variant's own page doesn't say so. Google then can't join the two.",
  steps: "Name on each variant's page the group it belongs to, by the number of the group.",
  check: product,
  seen: ({ listedOn }) =>
    `a variant that ${addressOf(listedOn)} lists, but that doesn't name the product it belongs to`,
};
