import { product } from "../../checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly examples: readonly { readonly until: string }[] }> = {
  failing: "Price in the markup has expired",
  title: "Take the expired price date out of the structured data of {pages}",
  why: "After the last day of the price Google may stop showing the product with its price.",
  steps:
    "Delete the line with the expired date; without it the price holds until you change it. Where a shop system writes the date, empty its field or let the template leave the line out.",
  check: product,
  seen: ({ examples: [first] }) => `a price that was valid until ${oneLine(first?.until ?? "").slice(0, 10)}`,
};
