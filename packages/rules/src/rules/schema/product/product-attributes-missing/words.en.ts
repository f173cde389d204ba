import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly variesByButMissing: readonly string[];
  readonly onPageOnly: readonly { readonly property: string; readonly value: string }[];
}> = {
  failing: "Colour, size or material of variants missing in the markup",
  title: "Add colour, size or material of the variants to the structured data of {pages}",
  why: "Filters and shopping assistants find a blue mug in size L only when the markup says blue and L.",
  steps: "Add color, size, material or pattern to each variant, as the page shows them.",
  check: product,
  seen: ({ variesByButMissing, onPageOnly }) => {
    const shown = onPageOnly.map(({ property, value }) => `${plainName(property)} (the page says ${quote(value)})`);
    return `variants without ${listed([...variesByButMissing.map(plainName), ...shown])} in the structured data`;
  },
};
