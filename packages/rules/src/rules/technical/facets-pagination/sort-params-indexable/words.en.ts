import { canonical } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Sorted copies of a list are open to search engines",
  title: "Sorted copies of a list can be listed: {pages}",
  why: "Sorting or another view shows the same products under another address. Each order makes one more copy of the whole list.",
  steps: "Let sorted lists name the unsorted one as canonical, or block the sorting parameters in robots.txt.",
  check: canonical,
};
