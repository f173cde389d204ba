import { onPage } from "../../../../wording/checks.ts";
import { sidesSaid } from "../../../../wording/two-sides.ts";
import type { Words } from "../../../../words.ts";
import type { Side } from "../../../../reading/two-sides.ts";

export const en: Words<readonly Side[]> = {
  failing: "The amount for free shipping differs between pages",
  title: "State the same amount for free shipping on all pages",
  why: "The amount decides how much goes into the basket. Where a banner promises less than the basket asks, buyers leave at the last step.",
  steps:
    "Decide which amount holds and write it everywhere: banner, shipping page, questions, product pages. Where it differs by country, name the country beside each.",
  check: onPage("the same amount as on the other pages"),
  seen: sidesSaid,
};
