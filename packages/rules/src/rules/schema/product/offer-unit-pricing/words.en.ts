import { product } from "../../checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly unitPrice: string;
  readonly content: string;
  readonly price: number;
  readonly per: string;
}> = {
  failing: "Unit price is missing in the markup",
  title: "Add the price per kilogram or litre to the structured data of {pages}",
  why: "The page shows a price per litre or kilogram. Google shows it beside the price, which the law of many countries asks for, only when the markup says how much one buys.",
  steps:
    "Add to the offer in the structured data how much one buys for the price, and the measure that the unit price is counted in.",
  check: product,
  seen: ({ unitPrice, content }) =>
    `the unit price ${quote(unitPrice)} on the page for a content of ${oneLine(content)}, but none in the structured data`,
};
