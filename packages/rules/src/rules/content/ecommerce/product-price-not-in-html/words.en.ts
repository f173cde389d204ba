import { inSource } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly pricesInMarkup: readonly string[]; readonly buyControl: string | null }> = {
  failing: "Price is not in the page's text",
  title: "Put the price into the HTML of {pages}",
  why: "The price comes only by script or stands only in the structured data. Most AI crawlers don't run scripts, and Google wants marked up prices to be visible.",
  steps: "Let the server write the price, with its currency, into the page's HTML.",
  check: inSource("price", "the price as text, without running scripts"),
  seen: ({ pricesInMarkup: [marked], buyControl }) =>
    `no price in the text of the page${marked === undefined ? "" : `, although its structured data says ${quote(marked)}`}${buyControl === null ? "" : `, beside the button ${quote(buyControl)}`}`,
};
