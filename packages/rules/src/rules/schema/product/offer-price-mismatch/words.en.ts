import { product } from "../../checks.ts";
import { amount } from "../../../../wording/measures.ts";
import { listed, quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly marked: readonly number[]; readonly visible: readonly string[] }> = {
  failing: "Price in the markup stands nowhere on the page",
  title: "Give Google the price that visitors of {pages} see",
  why: "Google compares marked up and visible price and removes products whose prices differ; buyers see one price and pay another.",
  steps: "Feed markup and visible price from the same field, including tax and current discounts.",
  check: product,
  seen: ({ marked, visible }) =>
    `the price ${listed(marked.map(amount))} in the structured data and ${quotes(visible)} on the page`,
};
