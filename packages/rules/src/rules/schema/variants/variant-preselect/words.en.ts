import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Address of a variant shows another variant's price",
  title: "{pages} {shows|show} another variant's price",
  why: "Buyers who come for one size or colour land on another one with another price. Google checks that page and markup agree and may drop the product.",
  steps:
    "Let the server choose the variant that the address names before it sends the page: price, picture and stock of that variant.",
  check: onPage("the variant in the address is chosen"),
};
