import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product markup has no offer",
  title: "{pages} {doesn't|don't} tell Google the offer",
  why: "Google shows a product only when its markup has an offer, a review or a rating, and lists it for shopping only with an offer.",
  steps: "Add offers with price, priceCurrency and availability to the product.",
  check: product,
};
