import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";

import { countryName } from "../../../../wording/language-names.ts";

export const en: Words<{ readonly countries: readonly string[]; readonly currencies: readonly string[] }> = {
  failing: "Price in another currency than the page's country",
  title: "Make price currency and country code of {pages} agree",
  why: "The page says that it is made for one country, but shows a price that shoppers there don't pay in.",
  steps:
    "Show the price in that country's currency, or drop the country from the page's language code and keep the language.",
  check: onPage("the currency of the country that hreflang names"),
  seen: ({ countries, currencies }) =>
    `prices in ${listed(currencies)} on a page made for ${listed(countries.map(countryName))}`,
};
