import { product } from "../../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly lowPrice: string | null; readonly highPrice: string | null }> = {
  failing: "Markup gives a price range where the page sells one product",
  title: "Give the exact price in the structured data of {pages}, not a range",
  why: "A price range is meant for pages that compare sellers. Google lists a shop's own product only with an offer of its own.",
  steps: "Give the price of the product as one offer, or one offer per variant.",
  check: product,
  seen: ({ lowPrice, highPrice }) =>
    `a price range${lowPrice === null ? "" : ` from ${quote(lowPrice)}`}${highPrice === null ? "" : ` to ${quote(highPrice)}`} on a page that sells one product`,
};
