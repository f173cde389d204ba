import { product } from "../../checks.ts";
import { plainName } from "../../../../wording/plain-names.ts";
import { partOf } from "../../../../wording/plural.ts";
import { listed, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{
  readonly variants: number;
  readonly incomplete: number;
  readonly examples: readonly { readonly variant: string; readonly missing: readonly string[] }[];
}> = {
  failing: "Variants without number, price or stock of their own",
  title: "Give each variant on {pages} its own article number, price and stock",
  why: "Google shows a size or colour only when the markup gives each variant an article number and an offer with price and availability.",
  steps: "Give each variant an article or barcode number and an offer with price, currency and stock.",
  check: product,
  seen: ({ variants, incomplete, examples: [first] }) =>
    `${partOf(incomplete, variants, "variant")} incomplete${first ? `, such as ${quote(first.variant)} without ${listed(first.missing.map(plainName))}` : ""}`,
};
