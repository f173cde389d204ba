import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Brand product without GTIN",
  title: "{pages} {names|name} no GTIN (barcode number)",
  why: "By the number under the barcode (GTIN, EAN, UPC, ISBN) Google and shopping assistants know that your offer is the same product as elsewhere.",
  steps:
    "Add the GTIN from the packaging or from your supplier to the markup. Leave it out only for goods that have none.",
  check: product,
};
