import { inSource } from "../../../../wording/checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly property: string; readonly value: string }[]> = {
  failing: "Structured data contains placeholders",
  title: "Replace the placeholder values in the structured data of {pages}",
  why: "Values such as TODO, N/A or an unfilled template tag are read as facts about your shop or product, or make the markup invalid.",
  steps: "Fill the value from your data, or leave the property out while you have none.",
  check: inSource("ld+json", "only real values"),
  seen: (saw) => listed(saw.map(({ property, value }) => `${quote(value)} as ${plainName(property)}`)),
};
