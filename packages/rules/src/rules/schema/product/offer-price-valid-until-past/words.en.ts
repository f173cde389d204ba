import { product } from "../../checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly examples: readonly { readonly until: string }[] }> = {
  failing: "Price in the markup has expired",
  title: "Update the expired price date in the structured data of {pages}",
  why: "After the last day of the price Google may stop showing the product with its price.",
  steps: "Set the last day of the price to a date in the future each time the page is made, or leave it out.",
  check: product,
  seen: ({ examples: [first] }) => `a price that was valid until ${oneLine(first?.until ?? "").slice(0, 10)}`,
};
