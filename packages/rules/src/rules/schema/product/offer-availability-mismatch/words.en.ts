import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { number } from "../../../../wording/plural.ts";
import { quote, quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

type Shown = { readonly marked: readonly string[]; readonly visible: string };
type OfVariants = {
  readonly marked: readonly string[];
  readonly variants: readonly string[];
  readonly wrong: number;
  readonly outOf: number;
};

export const en: Words<Shown | OfVariants> = {
  failing: "Stock in the markup contradicts the page",
  title: "Make the stock in the structured data of {pages} match what visitors see",
  why: "Google compares the stock in the markup with the page. Products that differ are taken out of shopping results, and buyers come for nothing.",
  steps: "Write availability from the same stock level as the text and the button on the page.",
  check: product,
  variants: [
    {
      when: ({ evidence: { saw } }) => "wrong" in saw,
      title: "Correct the stock of each variant in the structured data of {pages}",
      why: "The structured data call variants in stock that the shop's own data in the page call sold out, or the other way round. Google takes products out of shopping results whose stock differs, and buyers come for nothing.",
      steps:
        "Let the template write availability of each variant from the variant's own stock, and not one value for the whole product: this is one change in the theme.",
    },
  ],
  seen: (saw) =>
    "wrong" in saw
      ? `${quotes(saw.marked.map(plainName))} in the structured data for ${quotes(saw.variants, saw.wrong)}, of ${number(saw.outOf)} variants, and the opposite in the shop's own data on the page`
      : `${quotes(saw.marked.map(plainName))} in the structured data and ${quote(saw.visible)} on the page`,
};
