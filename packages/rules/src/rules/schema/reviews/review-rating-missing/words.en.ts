import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Visible rating is not in the markup",
  title: "{pages} {shows|show} stars that Google doesn't see",
  why: "The page shows stars, but search results can't: they take them only from the markup.",
  steps:
    "Add aggregateRating with ratingValue and reviewCount to the product, from the same data as the visible stars.",
  check: product,
};
