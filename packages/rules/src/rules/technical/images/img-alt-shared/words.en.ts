import { inSource } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { addressOf, quote, quotes } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

interface Saw {
  readonly pictures: number;
  readonly alts: readonly string[];
  readonly src: string;
  readonly name: string;
}

export const en: Words<Readonly<Saw> & { readonly [name: string]: string | number | readonly string[] }> = {
  failing: "Many different pictures share one alt text",
  title: "Give the pictures of the lists on {pages} alt texts of their own",
  why: "Image search and screen readers are told the same word for every picture, so none of them is found by what it shows.",
  steps:
    "Replace the alternative text (alt) of each picture below by the name that stands beside it on the page. Write names that stand in capitals as you would in a sentence.",
  check: inSource("<img", "no two different pictures of a list with the same alt"),
  seen: ({ pictures, alts, src, name }) =>
    `${counted(pictures, "different picture")} with the alt text ${quotes(alts)}, for example ${addressOf(src)} beside ${quote(name, 50)}`,
};
