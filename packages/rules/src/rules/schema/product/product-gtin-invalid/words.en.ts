import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "GTIN can't be right",
  title: "{pages} {names|name} an invalid GTIN (barcode number)",
  why: "The number has a wrong length or check digit, or is reserved for use inside a company. Google refuses such offers or matches them with a wrong product.",
  steps: "Correct the number from the packaging. Put your own article number into sku instead.",
  check: product,
};
