import { product } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Group of variants has no number of its own",
  title: "The variants of {pages} have no number in common",
  why: "Google joins sizes and colours to one product by productGroupID. Without it variants may show up as products of their own.",
  steps: "Add productGroupID to the ProductGroup: the article number that all variants share.",
  check: product,
};
