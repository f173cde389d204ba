import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Rating in the markup differs from the visible one",
  title: "{pages} {tells|tell} Google another rating than visitors",
  why: "Google compares both and stops showing stars for sites whose marked up rating is not the one that visitors see.",
  steps: "Make ratingValue and reviewCount from the same data as the stars on the page.",
  check: product,
};
