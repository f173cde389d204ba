import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Markup does not say where you ship to",
  title: "{pages} {doesn't|don't} tell Google where you ship to",
  why: "Google uses shipping details only for the countries that they name by their two-letter code.",
  steps: 'Add shippingDestination as a DefinedRegion with addressCountry, e.g. "DE", once per country.',
  check: product,
};
