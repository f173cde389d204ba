import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Shipping cost missing in the markup",
  title: "{pages} {doesn't|don't} tell Google the shipping cost",
  why: "Google shows a shipping cost only when the markup gives it as a number with a currency, 0 when shipping is free. Without it the shipping details are ignored.",
  steps: "Give shippingRate as a MonetaryAmount with value and currency, in the currency of the price.",
  check: product,
};
