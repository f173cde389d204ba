import { inSource } from "../../../../wording/checks.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly title: string;
  readonly missing: readonly { readonly term: string; readonly value: string }[];
}> = {
  failing: "Product title leaves out name or brand",
  title: "Name product and brand in the title of {pages}",
  why: "Buyers search for brand and product. A title that leaves one of them out is shown less and clicked less.",
  steps: "Write product name and brand into the title, e.g. “Blue mug 350 ml – Northfire | Acme”.",
  check: inSource("<title", "a title that says what only this page offers"),
  seen: ({ title, missing }) =>
    `the title ${quote(title)} without the ${listed(missing.map(({ term, value }) => `${term} ${quote(value)}`))}`,
};
