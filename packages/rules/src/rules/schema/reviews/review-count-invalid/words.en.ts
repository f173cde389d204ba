import { product } from "../../checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly fault: string }[]> = {
  failing: "Rating without a count, or out of range",
  title: "Correct the impossible rating in the structured data of {pages}",
  why: "Google shows stars only for a rating within its scale that comes from at least one review. A faulty one can cost the whole product its rich result.",
  steps: "Write the average with a dot, and a number of reviews above 0. Leave the rating out until there is a review.",
  check: product,
  seen: ([first]) => `a rating that can't count: ${plainFault(first?.fault ?? "")}`,
};

/** Names of schema.org inside the fault are said plainly. */
const plainFault = (fault: string): string =>
  oneLine(fault).replace(/\b[a-z]+(?:Value|Count|Rating|Reviewed)\b/g, plainName);
