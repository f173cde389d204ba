import { product } from "../../checks.ts";
import { counted, number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly variants: number; readonly addresses: readonly string[] }> = {
  failing: "Variants have no address of their own",
  title: "Give each variant on {pages} an address of its own",
  why: "Google sends a buyer who looks for one size or colour straight to it, if the variant has an address. A parameter such as ?size=L is enough.",
  steps:
    "Give each variant an address that opens the page with it chosen, and name it as url of the variant or its offer.",
  check: product,
  seen: ({ variants, addresses }) =>
    `${number(variants)} variants with ${addresses.length === 0 ? "no address of their own" : `${counted(addresses.length, "address", "addresses")} between them`}`,
};
