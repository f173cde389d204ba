import { product } from "../../checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<string | null> = {
  failing: "Product markup names no brand",
  title: "Add the brand to the structured data of {pages}",
  why: "Brand together with a number is how search engines and shopping assistants know which product it is.",
  steps: "Add brand with the maker's name; for your own make use your shop's name.",
  check: product,
  variants: [
    {
      when: (_fault, { heals = [] }) => heals.length > 0,
      title: "Complete the Product structured data of {pages}",
      steps:
        "In the template, fill the block of product data from the product's own record: brand, article number, description. Leave out what the record does not hold; an invented value is worse than none.",
    },
  ],
  seen: (saw) => (saw === null ? "product data without a brand" : `${quote(saw)} where the brand should stand`),
};
