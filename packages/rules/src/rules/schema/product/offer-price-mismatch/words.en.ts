import { product } from "../../checks.ts";
import { amount } from "../../../../wording/measures.ts";
import { listed, quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly marked: readonly number[];
  readonly visible: readonly string[];
  readonly crossedOut?: number;
}> = {
  failing: "Price in the markup stands nowhere on the page",
  title: "Make the price in the structured data of {pages} match what visitors see",
  why: "Google compares marked up and visible price and removes products whose prices differ; buyers see one price and pay another.",
  steps: "Feed markup and visible price from the same field, including tax and current discounts.",
  check: product,
  seen: ({ marked, visible, crossedOut }) =>
    crossedOut === undefined
      ? `the price ${listed(marked.map(amount))} in the structured data and ${quotes(visible)} on the page`
      : `the old price ${amount(crossedOut)}, which the page crosses out, as the price in the structured data, and ${quotes(visible)} on the page`,
  variants: [
    {
      when: ({ evidence }) => evidence.saw.crossedOut !== undefined,
      why: "The structured data give the price from before the sale. Search engines and assistants show your product dearer than it is, and Google may remove it because the two prices differ.",
      steps:
        "Let price in the markup come from the field that holds what buyers pay now, and give the old price as its strikethrough price.",
    },
  ],
};
