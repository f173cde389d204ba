import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Offer has no currency, or a wrong one",
  title: "{pages} {doesn't|don't} tell Google the currency",
  why: "A price without a valid currency is worth nothing to search engines: they don't show it.",
  steps:
    "Fill priceCurrency with the three letters of ISO 4217 for the currency shown on the page, for example EUR or USD.",
  check: product,
};
