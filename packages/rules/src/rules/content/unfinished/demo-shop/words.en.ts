import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly text: string }> = {
  failing: "The shop says that it is a demo",
  title: "Open the shop for real orders, or remove prices and buy buttons",
  why: "Visitors who want to buy read that nothing is sold here, or order and never get anything. Search engines and shopping services drop shops that name prices and stock and don't deliver.",
  steps:
    "Connect the checkout to payment and to your orders, buy something yourself, and take the note away. Until then offer enquiries by form, mail or phone instead of a cart, and take price and stock out of the product data.",
  check: onPage("no word of a demo, and an order that arrives"),
  seen: ({ text }) => `the words ${quote(text)}`,
};
