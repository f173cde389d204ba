import { richResult } from "../../../../wording/checks.ts";
import { plainName, plainPlace } from "../../../../wording/plain-names.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly at: string; readonly missing: readonly string[] }[]> = {
  failing: "Structured data lacks properties that Google requires",
  title: "Add the properties that Google requires to the structured data of {pages}",
  why: "Google shows a rich result only when all required properties of the type are there.",
  steps: "Add the missing properties to the markup, with values that also stand on the page.",
  check: richResult("no error “missing field”"),
  seen: (saw) =>
    listed(saw.map(({ at, missing }) => `${plainPlace(at)} data without ${listed(missing.map(plainName))}`)),
};
