import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product markup has no name",
  title: "{pages} {doesn't|don't} tell Google the product's name",
  why: "Google requires the name. Without it the markup gives no rich result at all.",
  steps: "Fill the property name with the product's name as it stands on the page.",
  check: product,
};
