import { richResult } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly variants: number }> = {
  failing: "Group of variants does not say what they differ in",
  title: "Tell Google what the variants on {pages} differ in",
  why: "Google groups variants by variesBy and offers shoppers to choose by size or colour. Without it the variants are shown singly or not at all.",
  steps:
    "Add variesBy to the ProductGroup with the full names, for example https://schema.org/size, and the same property to each variant.",
  check: richResult("the product without errors"),
  seen: ({ variants }) => `${number(variants)} variants without a word on what they differ in`,
};
