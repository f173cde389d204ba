import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Variant pages don't name the group they belong to",
  title: "{pages} {doesn't|don't} say which product {it is a variant|they are variants} of",
  why: "One page lists this variant as part of a product, but the variant's own page doesn't say so. Google then can't join the two.",
  steps: "On each variant page add isVariantOf with the ProductGroup, or inProductGroupWithID with its productGroupID.",
  check: product,
};
