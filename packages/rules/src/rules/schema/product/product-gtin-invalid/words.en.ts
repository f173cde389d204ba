import { product } from "../../checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly examples: readonly { readonly value: string; readonly fault: string }[] }> = {
  failing: "GTIN can't be right",
  title: "Correct the barcode number (GTIN) of {pages}",
  why: "The number has a wrong length or check digit, or is reserved for use inside a company. Google refuses such offers or matches them with a wrong product.",
  steps: "Correct the number from the packaging. Put your own article number into sku instead.",
  check: product,
  seen: ({ examples: [first] }) => `the number ${quote(first?.value ?? "")}: ${oneLine(first?.fault ?? "")}`,
};
