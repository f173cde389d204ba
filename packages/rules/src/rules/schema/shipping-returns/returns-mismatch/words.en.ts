import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { number } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly markup: string | number; readonly returnsPage: string }> = {
  failing: "Return policy in the markup contradicts the one on the page",
  title: "Make the return policy in the structured data of {pages} match the visible one",
  why: "Google and assistants promise buyers the days and cost of the markup. When your returns page says otherwise, buyers complain and Google may stop showing the policy.",
  steps:
    "Decide which one holds and write it in both places: days and cost in the structured data, and the words of your returns page.",
  check: product,
  seen: ({ markup, returnsPage }) =>
    `${typeof markup === "number" ? `${number(markup)} days` : quote(plainName(markup))} in the structured data, while the returns page says ${quote(returnsPage)}`,
};
