import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product pictures are kept out of search",
  title: "{pages} {keeps|keep} {its|their} pictures out of search",
  why: "With noimageindex the pictures of this product appear neither in image search nor beside the result, where shoppers choose by eye.",
  steps: "Take noimageindex out of the robots tag and of the X-Robots-Tag header.",
  check: inSource("noimageindex", "nothing, in the page and in its X-Robots-Tag header"),
};
