import { valid } from "../checks.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly written: string; readonly meant: string }[]> = {
  failing: "Misspelt names in the structured data",
  title: "Correct the misspelled names in the structured data of {pages}",
  why: "Search engines skip names that the common vocabulary doesn't know, so what stands there is lost. Upper and lower case count.",
  steps: "Write the names as the vocabulary (schema.org) spells them.",
  check: valid,
  seen: (saw) => listed(saw.map(({ written, meant }) => `${quote(written)} instead of ${quote(meant)}`)),
};
