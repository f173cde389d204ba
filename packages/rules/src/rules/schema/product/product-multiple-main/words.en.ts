import { product } from "../../checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly products: number; readonly examples: readonly { readonly name: string }[] }> = {
  failing: "Several main products in the markup",
  title: "Describe one main product in the structured data of {pages}",
  why: "With several unconnected products search engines can't tell which one the page sells, and may show the price of another.",
  steps:
    "Describe one product. Name related products as related or leave them out, and join variants to one product. If theme and plugin both write structured data, switch one off.",
  check: product,
  seen: ({ products, examples }) =>
    `${number(products)} main products on one page: ${quotes(
      examples.map(({ name }) => name),
      products,
    )}`,
};
