import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";

import { countryName } from "../../../../wording/language-names.ts";

export const en: Words<{
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly codes: readonly string[];
  readonly others: readonly string[];
}> = {
  failing: "Price in another currency than the page's country",
  title: "Drop the country from the language codes of {pages}, to fit the prices",
  why: "The page says that it is made for one country, but shows a price that shoppers there don't pay in.",
  steps:
    "Drop the country from the page's language code and keep the language. Only where you really sell in that country, show prices in its currency instead.",
  check: onPage("a hreflang without a country, or prices in that country's currency"),
  seen: ({ countries, currencies }) =>
    `prices in ${listed(currencies)} on a page made for ${listed(countries.map(countryName))}`,
};
