import { richResult } from "../../../../wording/checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly property: string; readonly value: string }[]> = {
  failing: "Structured data has values in a wrong format",
  title: "Correct wrongly formatted values in the structured data of {pages}",
  why: "Dates, durations, addresses and currencies count only in one agreed form. In another form the property is ignored.",
  steps:
    "Write dates and durations in the international form (2026-01-31, PT30M), addresses in full with https://, and currencies as three letters.",
  check: richResult("no error or warning about values"),
  seen: (saw) => listed(saw.map(({ property, value }) => `${quote(value)} as ${plainName(property)}`)),
};
