import { onPage } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly text: string; readonly products: number }> = {
  failing: "Products share one sentence with another name in it",
  title: "Write product texts of their own for {pages}",
  why: "Search engines and assistants learn nothing of a product from a sentence that all products have. They pick a shop that tells more.",
  steps:
    "Begin with the products that sell best. Write at least 50 words each: what it is, for whom, material, size, use and what sets it apart.",
  check: onPage("sentences that are true of this product alone"),
  seen: ({ text, products }) => `${quote(text)}, a sentence that ${number(products)} products have, each with its name`,
};
