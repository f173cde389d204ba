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
  title: "Give each variant on {pages} its own number, price and stock",
  why: "Google shows a size or colour only when the markup gives each variant an article number and an offer with price and availability.",
  steps: "Give each entry of hasVariant a sku or gtin and an Offer with price, priceCurrency and availability.",
  check: product,
  seen: ({ variants, incomplete, examples: [first] }) =>
    `${partOf(incomplete, variants, "variant")} incomplete${first ? `, such as ${quote(first.variant)} without ${listed(first.missing.map(plainName))}` : ""}`,
};
