import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Stock in the markup contradicts the page",
  title: "{pages} {tells|tell} Google another stock than visitors",
  why: "Google compares the stock in the markup with the page. Products that differ are taken out of shopping results, and buyers come for nothing.",
  steps: "Write availability from the same stock level as the text and the button on the page.",
  check: product,
};
