import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly products: number; readonly indexable: boolean }> = {
  failing: "Lists answer for pages behind their end",
  title: "Answer “not found” (404) past the end of a list: {pages}",
  why: "Page 9999 of the list answers like a real page and may be listed. Whoever links or guesses such numbers opens an endless row of empty pages.",
  steps: "Answer 404 behind the last page of a list, or redirect to its first page.",
  check: status("404, or 301 to the first page of the list"),
  seen: ({ products, indexable }) =>
    `an ordinary page ${products === 0 ? "without a product" : `with ${counted(products, "product")}`} for page 9999 of the list${indexable ? ", open to search engines" : ""}`,
};
