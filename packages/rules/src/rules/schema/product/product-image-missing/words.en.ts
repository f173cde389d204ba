import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product markup has no image",
  title: "Add the product picture to the structured data of {pages}",
  why: "Google requires an image for shopping results. Without it the product can't appear there.",
  steps: "Fill the property image with the full addresses of the product's photos, best in several proportions.",
  check: product,
  variants: [
    {
      when: (_fault, { heals = [] }) => heals.length > 0,
      title: "Complete the Product structured data of {pages}",
      why: "Google requires an image for shopping results and tells products apart by brand and number. The page's block of product data leaves them out, so the product can't appear there.",
      steps:
        "In the template, fill the block of product data from the product's own record: image, description, brand, article number. Leave out what the record does not hold; an invented value is worse than none.",
    },
  ],
  seen: () => "product data without a picture",
};
