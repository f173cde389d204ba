import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly price: string; readonly button: string }> = {
  failing: "Product can be ordered for 0",
  title: "Set the price of {pages}, which can be ordered for 0",
  problem: "{pages} {asks|ask} 0, on the page and in the structured data, beside a button to buy.",
  why: "Whoever orders gets the goods for nothing. Search engines and assistants refuse an offer for 0, or tell it to everybody.",
  steps:
    "Set the price of the product and of each of its variants in your system, or take it off sale, today. Then see that the page, the lists that show it and the structured data name the new price. What is meant to be free can stay.",
  check: onPage("a price above 0, or no button to buy"),
  seen: ({ price, button }) => `the price ${quote(price)} beside the button ${quote(button)}`,
};
