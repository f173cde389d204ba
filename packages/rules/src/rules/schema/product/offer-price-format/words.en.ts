import { product } from "../../checks.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly string[]> = {
  failing: "Price in the markup is not a plain number",
  title: "Write the price in the structured data of {pages} as a plain number",
  why: "A price with a currency sign, a comma or a space is misread or ignored.",
  steps:
    "Write the price with digits and a dot for decimals only, for example 1299.90; the currency has a place of its own.",
  check: product,
  seen: (saw) => `the price ${quotes(saw)} in the structured data`,
};
