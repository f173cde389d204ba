import { richResult } from "../../../../wording/checks.ts";
import { number } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly variants: number }> = {
  failing: "Group of variants does not say what they differ in",
  title: "State in the structured data of {pages} what the variants differ in",
  why: "Google groups variants by what they differ in and lets shoppers choose by size or colour. Without it the variants are shown singly or not at all.",
  steps: "Say in the group what its variants differ in, for example size, and give each variant its own value.",
  check: richResult("the product without errors"),
  seen: ({ variants }) => `${number(variants)} variants without a word on what they differ in`,
};
