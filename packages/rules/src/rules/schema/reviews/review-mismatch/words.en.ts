import { product } from "../../checks.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly marked: readonly number[]; readonly visible: readonly number[] }> = {
  failing: "Rating in the markup differs from the visible one",
  title: "Make the rating in the structured data of {pages} match what visitors see",
  why: "Google compares both and stops showing stars for sites whose marked up rating is not the one that visitors see.",
  steps: "Take average and number of reviews from the same data as the stars on the page.",
  check: product,
  seen: ({ marked, visible }) =>
    `the rating ${listed(marked.map(String))} in the structured data and ${listed(visible.map(String))} on the page`,
};
