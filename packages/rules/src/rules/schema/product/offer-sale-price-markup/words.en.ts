import { product } from "../../checks.ts";
import { amount } from "../../../../wording/measures.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly struckThrough: string; readonly marked: readonly number[] }> = {
  failing: "Markup does not tell about the reduced price",
  title: "Add the reduced price to the structured data of {pages}",
  why: "The page strikes through an old price. Google shows the reduction in results only when the markup gives the old price too.",
  steps: "Add the old price to the offer in the structured data, marked as struck through.",
  check: product,
  seen: ({ struckThrough, marked }) =>
    `the old price ${quote(struckThrough)} struck through on the page, while the structured data only knows ${listed(marked.map(amount))}`,
};
