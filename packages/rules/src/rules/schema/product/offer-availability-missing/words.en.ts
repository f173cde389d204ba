import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Offer does not say whether it is in stock",
  title: "{pages} {doesn't|don't} tell Google whether the product is in stock",
  why: "Search results and shopping assistants prefer products they know to be available, and can only show stock that the markup names.",
  steps:
    "Fill availability with a value of schema.org such as https://schema.org/InStock or https://schema.org/OutOfStock.",
  check: product,
};
