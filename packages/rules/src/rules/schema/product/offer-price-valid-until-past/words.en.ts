import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Price in the markup has expired",
  title: "The price of {pages} expired in the structured data",
  why: "After the day in priceValidUntil Google may stop showing the product with its price.",
  steps: "Set priceValidUntil to a date in the future each time the page is made, or leave it out.",
  check: product,
};
