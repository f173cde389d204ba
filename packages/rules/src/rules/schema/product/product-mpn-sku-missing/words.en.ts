import { product } from "../../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly gtin: string | null }> = {
  failing: "Product markup has no article number",
  title: "Add the article number (SKU) to the structured data of {pages}",
  why: "Without your article number (SKU) or the maker's (MPN) offers, variants and feeds can't be matched with this page.",
  steps: "Add sku with your own number, and mpn with the maker's number for goods you resell; one per variant.",
  check: product,
  seen: ({ gtin }) =>
    `product data without an article number${gtin === null ? "" : `, only with the barcode number ${quote(gtin)}`}`,
};
