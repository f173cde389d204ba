import { product } from "../../checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly faults: readonly string[] }> = {
  failing: "Shipping cost missing in the markup",
  title: "Add the shipping cost to the structured data of {pages}",
  why: "Google shows a shipping cost only when the markup gives it as a number with a currency, 0 when shipping is free. Without it the shipping details are ignored.",
  steps: "Give the shipping cost as a number with its currency, in the currency of the price.",
  check: product,
  seen: ({ faults: [fault = ""] }) => FAULTS[fault] ?? `a shipping cost that can't be used: ${oneLine(fault)}`,
};

const FAULTS: Readonly<Record<string, string>> = {
  "no shippingRate": "shipping data without a cost",
  "no value that is a number of 0 or more": "a shipping cost that is no number",
  "no currency": "a shipping cost without a currency",
};
