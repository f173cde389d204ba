import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No return policy in the markup",
  title: "Google isn't told the return policy",
  why: "Days and cost of returns can stand next to your price in search results and shopping answers, but only if the markup (or Merchant Center) states them.",
  steps: "State the policy once for the whole shop with hasMerchantReturnPolicy of your Organization, or per offer.",
  check: product,
};
