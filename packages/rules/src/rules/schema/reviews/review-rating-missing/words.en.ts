import { product } from "../../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly visible: string }> = {
  failing: "Visible rating is not in the markup",
  title: "Add the visible star rating to the structured data of {pages}",
  why: "The page shows stars, but search results can't: they take them only from the markup.",
  steps: "Add average and number of reviews to the product's data, from the same source as the visible stars.",
  check: product,
  seen: ({ visible }) => `the rating ${quote(visible)} on the page, but none in the structured data`,
};
