import { product } from "../../checks.ts";
import { number } from "../../../../wording/plural.ts";
import { quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

type Saw = {
  readonly products: number;
  readonly examples: readonly { readonly name: string }[];
  readonly same?: boolean;
};

export const en: Words<Saw> = {
  failing: "Several main products in the markup",
  title: "Keep one main product in the structured data of {pages}",
  why: "With several unconnected products search engines can't tell which one the page sells, and may show the price of another.",
  steps:
    "Describe one product. Name related products as related or leave them out, and join variants to one product. If theme and plugin both write structured data, switch one off.",
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.same === true,
      title: "Remove the duplicate product data from {pages}",
      why: "The template writes the same block of product data more than once. As long as the blocks agree little is lost; the first change that reaches only one of them makes them contradict each other.",
      steps:
        "Find the places that write product data (theme, section, app) and leave one of them: this is one change for all of these pages.",
    },
  ],
  check: product,
  seen: ({ products, examples, same = false }) =>
    same
      ? `the same block of product data ${number(products)} times: ${quotes(examples.slice(0, 1).map(({ name }) => name))}`
      : `${number(products)} main products on one page: ${quotes(
          examples.map(({ name }) => name),
          products,
        )}`,
};
