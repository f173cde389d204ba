import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Return policy in the markup contradicts the one on the page",
  title: "{pages} {promises|promise} Google other return terms than visitors",
  why: "Google and assistants promise buyers the days and cost of the markup. When your returns page says otherwise, buyers complain and Google may stop showing the policy.",
  steps:
    "Decide which one holds and write it in both places: merchantReturnDays and returnFees in the markup, and the words of your returns page.",
  check: product,
};
