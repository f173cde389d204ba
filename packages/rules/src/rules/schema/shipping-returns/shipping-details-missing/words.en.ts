import { product } from "../../checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly offers: number }> = {
  failing: "No shipping details in the markup",
  title: "Add shipping cost and time to the structured data of {pages}",
  why: "Shipping cost and time can stand next to your price in search results and shopping answers, but only if the markup (or Merchant Center) states them.",
  steps: "State shipping once for the whole shop in the data of your business, or per offer.",
  check: product,
  seen: ({ offers }) => `${counted(offers, "offer")} without shipping cost and time in the structured data`,
};
