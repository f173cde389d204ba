import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { quote, listed } from "../../../../wording/quote.ts";
import { expectedAddress } from "../../../../wording/link-words.ts";

export const en: Words<{ readonly parameters: readonly string[] }> = {
  failing: "Sorted copies of a list are open to search engines",
  title: "Keep sorted copies of lists out of search: {pages}",
  why: "Sorting or another view shows the same products under another address. Each order makes one more copy of the whole list.",
  steps: "Let sorted lists name the unsorted one as canonical, or block the sorting parameters in robots.txt.",
  check: canonical,
  seen: ({ parameters }, fault) =>
    `a sorted copy of ${expectedAddress(fault)} (${listed(parameters.map((one) => quote(one, 40)))}) that may be listed`,
};
