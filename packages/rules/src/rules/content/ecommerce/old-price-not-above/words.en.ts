import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly old: string; readonly current: string }> = {
  failing: "The crossed-out price is not above the new one",
  title: "Correct the crossed-out price on {pages}",
  why: "The page crosses out a price that is no higher than the one it asks. Buyers see a reduction that is none, or think the price went up, and in the EU a false reduction is against the law.",
  steps:
    "Look at the product's fields for price and old price: often they are swapped, or the old price was left when the price rose. Give the lowest price of the last 30 days as the old price, or none.",
  check: onPage("a crossed-out price above the new one, or none"),
  seen: ({ old, current }) => `${quote(old)} crossed out beside ${quote(current)}`,
};
