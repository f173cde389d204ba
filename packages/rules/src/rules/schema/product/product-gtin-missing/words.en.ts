import { product } from "../../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly brand: string }> = {
  failing: "Brand product without GTIN",
  title: "Add the barcode number (GTIN) of the product on {pages}",
  why: "By the number under the barcode (GTIN, EAN, UPC, ISBN) Google and shopping assistants know that your offer is the same product as elsewhere.",
  steps:
    "Add the GTIN from the packaging or from your supplier to the markup. Leave it out only for goods that have none.",
  check: product,
  seen: ({ brand }) => `a product of the brand ${quote(brand)} without a barcode number`,
};
