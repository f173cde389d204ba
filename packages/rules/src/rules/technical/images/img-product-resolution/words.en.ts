import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly picture: string; readonly pixels: string }> = {
  failing: "Product pictures are smaller than Google asks for",
  title: "Use larger product pictures on {pages}",
  why: "Google shows products with small pictures less, and takes none below 500 x 500 pixels from 31 January 2027 on.",
  steps:
    "Name the largest photo of the product in the markup, at best 1500 x 1500 pixels or more; take a new one where there is none.",
  check: inSource('"image"', "the address of a picture of at least 500 x 500 pixels"),
  seen: ({ picture, pixels }) => `a product picture of ${pixels} pixels: ${addressOf(picture)}`,
};
