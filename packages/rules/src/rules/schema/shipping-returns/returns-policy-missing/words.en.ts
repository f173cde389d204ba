import { product } from "../../checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly offers: number }> = {
  failing: "No return policy in the markup",
  title: "Add your return policy to the structured data",
  why: "Days and cost of returns can stand next to your price in search results and shopping answers, but only if the markup (or Merchant Center) states them.",
  steps: "State the policy once for the whole shop in the data of your business, or per offer.",
  check: product,
  seen: ({ offers }) => `${counted(offers, "offer")} without a return policy in the structured data`,
};
