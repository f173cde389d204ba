import { inSource } from "../../../../wording/checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly property: string; readonly value: string }[]> = {
  failing: "Structured data contains placeholders",
  title: "Replace the placeholder values in the structured data of {pages}",
  why: "Values such as TODO, N/A or an unfilled template tag are read as facts about your shop or product, or make the markup invalid.",
  steps: "Fill the value from your data, or leave the property out while you have none.",
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.every(({ value }) => /\[:[a-z]{2}\]/.test(value)),
      title: "Take the language tags out of the structured data of {pages}",
      why: "The plugin for several languages keeps all versions of a text in one field, between tags such as [:en]. In structured data search engines read the tags and all languages at once as the name.",
      steps:
        "Write the plain text of the page's language where the name is set (the settings of the SEO plugin, or the field of the product), or let the template put it through the language plugin.",
    },
  ],
  check: inSource("ld+json", "only real values"),
  seen: (saw) => listed(saw.map(({ property, value }) => `${quote(value)} as ${plainName(property)}`)),
};
