import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Product pictures are smaller than Google asks for",
  title: "The product picture of {pages} is smaller than Google asks for",
  why: "Google shows products with small pictures less, and takes none below 500 x 500 pixels from 31 January 2027 on.",
  steps:
    "Name the largest photo of the product in the markup, at best 1500 x 1500 pixels or more; take a new one where there is none.",
  check: inSource('"image"', "the address of a picture of at least 500 x 500 pixels"),
};
