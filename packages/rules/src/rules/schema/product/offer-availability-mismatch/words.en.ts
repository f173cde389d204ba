import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { quote, quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly marked: readonly string[]; readonly visible: string }> = {
  failing: "Stock in the markup contradicts the page",
  title: "Tell Google the same stock as visitors of {pages}",
  why: "Google compares the stock in the markup with the page. Products that differ are taken out of shopping results, and buyers come for nothing.",
  steps: "Write availability from the same stock level as the text and the button on the page.",
  check: product,
  seen: ({ marked, visible }) =>
    `${quotes(marked.map(plainName))} in the structured data and ${quote(visible)} on the page`,
};
