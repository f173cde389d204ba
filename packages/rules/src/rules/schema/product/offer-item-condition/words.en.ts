import { richResult } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly heading: string; readonly itemCondition: string | null }> = {
  failing: "Used goods are marked up as new",
  title: "Mark the used goods on {pages} as used in the structured data",
  why: "Google sorts offers by condition and takes products out whose page says another one. Buyers who find a used thing behind a new offer send it back.",
  steps: "Set the condition of the offer to used, refurbished or damaged, as the page says.",
  check: richResult("the product without errors"),
  seen: ({ heading, itemCondition }) =>
    `the heading ${quote(heading)}, while the structured data ${itemCondition === null ? "names no condition, which counts as new" : "calls the product new"}`,
};
