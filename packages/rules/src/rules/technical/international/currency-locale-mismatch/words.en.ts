import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Price in another currency than the page's country",
  title: "{pages} {shows|show} prices in another country's currency",
  why: "The page says by hreflang that it is made for one country, but shows a price shoppers there don't pay in.",
  steps:
    "Show the price in that country's currency, or drop the country from the page's hreflang code and keep the language.",
  check: onPage("the currency of the country that hreflang names"),
};
