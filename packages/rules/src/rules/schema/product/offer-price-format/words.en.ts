import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Price in the markup is not a plain number",
  title: "{pages} {writes|write} the price in a form Google can't read",
  why: "A price with a currency sign, a comma or a space is misread or ignored.",
  steps:
    "Write the price with digits and a dot for decimals only, for example 1299.90; the currency belongs into priceCurrency.",
  check: product,
};
