import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Text does not say whether the product is in stock",
  title: "Say on {pages} whether the product is in stock",
  why: "Buyers and shopping assistants want to know whether they can have it now. A buy button alone doesn't say so.",
  steps:
    "Let the template of product pages write next to the price whether the product is in stock, and if not, when it comes back.",
  check: onPage("a sentence about stock near the price"),
  seen: () => "no words about stock, such as “in stock” or “sold out”",
};
