import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Unit price is missing in the markup",
  title: "{pages} {doesn't|don't} tell Google {its price|their prices} per kilogram or litre",
  why: "The page shows a price per litre or kilogram. Google shows it beside the price, which the law of many countries asks for, only when the markup says how much one buys.",
  steps:
    "Add a priceSpecification with the price, the content as referenceQuantity and the unit it is counted in as valueReference to the offer.",
  check: product,
};
