import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Rating without a count, or out of range",
  title: "{pages} {has|have} an impossible rating in the structured data",
  why: "Google shows stars only for a rating within its scale that comes from at least one review. A faulty one can cost the whole product its rich result.",
  steps:
    "Write ratingValue with a dot, and ratingCount or reviewCount above 0. Leave aggregateRating out until there is a review.",
  check: product,
};
