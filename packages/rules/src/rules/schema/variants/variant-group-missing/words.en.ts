import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Variants are not joined in a ProductGroup",
  title: "{pages} {has|have} variants that Google can't tell apart",
  why: "Google can show sizes and colours with their own price and stock only when a ProductGroup says what varies.",
  steps:
    "Wrap the product in a ProductGroup with variesBy and one Product per variant in hasVariant, each with its own SKU, image and offer.",
  check: product,
};
