import { richResult } from "../../../../wording/checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { isRelative } from "../../../../reading/shown-things.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly property: string; readonly value: string }[]> = {
  failing: "Structured data has values in a wrong format",
  title: "Correct wrongly formatted values in the structured data of {pages}",
  why: "Dates, durations, addresses and currencies count only in one agreed form. In another form the property is ignored.",
  steps:
    "Write dates and durations in the international form (2026-01-31, PT30M), addresses in full with https://, and currencies as three letters.",
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.every(({ value }) => isRelative(value)),
      title: "Put your domain back into {pages} where the export cut it out",
      why: "Machines read addresses in structured data, previews and sitemaps without a page around them. Without https:// and the domain they lead nowhere.",
      steps:
        "Set the address of the site in the program that writes the pages out as files, and write them anew. Where that is not possible, let one replacement put it in front of all addresses in structured data that begin with a slash; previews and sitemaps need the same.",
    },
  ],
  check: richResult("no error or warning about values"),
  seen: (saw) => listed(saw.map(({ property, value }) => `${quote(value)} as ${plainName(property)}`)),
};
