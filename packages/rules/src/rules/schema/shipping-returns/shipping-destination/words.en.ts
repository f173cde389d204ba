import { product } from "../../checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly faults: readonly string[] }> = {
  failing: "Markup does not say where you ship to",
  title: "Add the shipping destination to the structured data of {pages}",
  why: "Google uses shipping details only for the countries that they name by their two-letter code.",
  steps: "Name each country you ship to by its two letters, e.g. DE.",
  check: product,
  seen: ({ faults: [fault = ""] }) => FAULTS[fault] ?? `shipping data in which ${oneLine(fault)}`,
};

const FAULTS: Readonly<Record<string, string>> = {
  "no shippingDestination": "shipping data without a destination",
  "no addressCountry": "shipping data without a country",
};
