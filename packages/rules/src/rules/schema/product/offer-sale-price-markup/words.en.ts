import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Markup does not tell about the reduced price",
  title: "{pages} {doesn't|don't} tell Google about the reduced price",
  why: "The page strikes through an old price. Google shows the reduction in results only when the markup gives the old price too.",
  steps: "Add a priceSpecification with priceType StrikethroughPrice and the old price to the offer.",
  check: product,
};
