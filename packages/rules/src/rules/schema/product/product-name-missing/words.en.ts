import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product markup has no name",
  title: "Add the product name to the structured data of {pages}",
  why: "Google requires the name. Without it the markup gives no rich result at all.",
  steps: "Fill the property name with the product's name as it stands on the page.",
  check: product,
  seen: () => "product data without a name",
};
