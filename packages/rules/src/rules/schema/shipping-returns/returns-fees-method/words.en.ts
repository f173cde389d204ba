import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly missing: readonly string[] }> = {
  failing: "Return policy says neither cost nor way of a return",
  title: "Say in the structured data of {pages} what a return costs and how it goes",
  why: "Buyers compare who pays for a return and whether it goes by mail or to a store. Google shows both only when the markup tells.",
  steps:
    "Say in the return policy of the structured data who pays for a return, and whether it goes by mail or to a store.",
  check: product,
  seen: ({ missing }) => `a return policy that doesn't say: ${listed(missing.map(plainName))}`,
};
