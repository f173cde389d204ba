import { product } from "../../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly buyControl: string | null }> = {
  failing: "Product markup has no offer",
  title: "Add price, currency and stock to the structured data of {pages}",
  why: "Google shows a product only when its markup has an offer, a review or a rating, and lists it for shopping only with an offer.",
  steps: "Add an offer with price, currency and stock to the product.",
  check: product,
  seen: ({ buyControl }) =>
    `product data without price and stock${buyControl === null ? "" : ` on a page with the button ${quote(buyControl)}`}`,
};
