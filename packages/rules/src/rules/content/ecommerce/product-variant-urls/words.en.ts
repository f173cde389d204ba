import { canonical } from "../checks.ts";
import { number } from "../../../../wording/plural.ts";
import { addressOf, quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly title: string; readonly sameAs: string; readonly addressesOfThisProduct: number }> = {
  failing: "Addresses of variants compete with each other",
  title: "Point the canonical of {pages} to the main address of the product",
  why: "Each size or colour asks to be listed on its own, with the same title and text. They take places from each other and split your links.",
  steps:
    "Point the canonical address of the variants at the main one, unless people search for the variant; then give it a title and text of its own.",
  check: canonical,
  seen: ({ title, sameAs, addressesOfThisProduct }) =>
    `the title ${quote(title)}, which ${addressOf(sameAs)} has too; the product asks to be listed under ${number(addressesOfThisProduct)} addresses`,
};
