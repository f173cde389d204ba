import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { orderPlace } from "../../../../wording/page-places.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string> = {
  failing: "Product pictures are kept out of search",
  title: "Let the pictures of {pages} appear in search",
  why: "With noimageindex the pictures of this product appear neither in image search nor beside the result, where shoppers choose by eye.",
  steps: "Take noimageindex out of the robots tag and of the X-Robots-Tag header.",
  check: inSource("noimageindex", "nothing, in the page and in its X-Robots-Tag header"),
  seen: (directive, { evidence }) =>
    `an order to leave out all pictures (${quote(directive)} in ${orderPlace(evidence.at)})`,
};
