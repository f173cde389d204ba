import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Text does not say whether the product is in stock",
  title: "Say on {pages} whether the product is in stock",
  why: "Buyers and shopping assistants want to know whether they can have it now. A buy button alone doesn't say so.",
  steps: 'Write the stock state next to the price, for example "In stock, ready to ship in 1 to 2 days".',
  check: onPage("a sentence about stock near the price"),
  seen: () => "no words about stock, such as “in stock” or “sold out”",
};
