import { onPage } from "../../../../wording/checks.ts";
import { textPlace } from "../../../../wording/page-places.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly value: string; readonly text: string }> = {
  failing: "The page shows “undefined” or “NaN” where a value should stand",
  title: "Show the real value in place of “undefined” on {pages}",
  why: "A script or template asked for a name, date or price that was not there, and wrote what programs write then. Buyers who read it instead of a price leave.",
  steps:
    "Look in the product's or page's data for the field that is empty, and fill it. Let the template leave the line out while there is no value.",
  check: onPage("the value, or nothing at all"),
  seen: ({ value, text }, { evidence }) =>
    `${quote(value)} in ${textPlace(evidence.at)}${text === value ? "" : ` (${quote(text)})`}`,
};
