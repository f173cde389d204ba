import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "No shipping details in the markup",
  title: "{pages} {doesn't|don't} tell Google shipping cost and time",
  why: "Shipping cost and time can stand next to your price in search results and shopping answers, but only if the markup (or Merchant Center) states them.",
  steps:
    "State shipping once for the whole shop with hasShippingService of your Organization, or per offer with shippingDetails.",
  check: product,
};
