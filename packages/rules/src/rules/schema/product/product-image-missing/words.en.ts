import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product markup has no image",
  title: "Tell Google the picture of the product on {pages}",
  why: "Google requires an image for shopping results. Without it the product can't appear there.",
  steps: "Fill the property image with the full addresses of the product's photos, best in several proportions.",
  check: product,
  seen: () => "product data without a picture",
};
