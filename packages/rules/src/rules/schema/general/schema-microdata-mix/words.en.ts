import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly property: string }[]> = {
  failing: "JSON-LD and microdata contradict each other",
  title: "Keep one set of structured data for the product on {pages}",
  why: "The page describes the product twice, with different values. Search engines may show the wrong one or none.",
  steps:
    "Keep one of the two, best JSON-LD, or feed both from the same data. Often theme and plugin each write their own.",
  check: product,
  seen: (saw) =>
    `two descriptions of the product that differ in ${listed(saw.map(({ property }) => plainName(property)))}`,
};
