import { product } from "../../checks.ts";
import { counted } from "../../../../wording/plural.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly variants: number }> = {
  failing: "Group of variants has no number of its own",
  title: "Give the variants on {pages} a common group number",
  why: "Google joins sizes and colours to one product by a number that they share. Without it variants may show up as products of their own.",
  steps: "Add the article number that all variants share to the group in the structured data.",
  check: product,
  seen: ({ variants }) => `${counted(variants, "variant")} of one product without a number in common`,
};
