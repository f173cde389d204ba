import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { isLocalBusiness, ownOrganizations } from "../../../../reading/organizations.ts";
import { unmet } from "../../../../reading/requirements.ts";
import { itemsOf, placeOf, says } from "../../../../reading/structured-data.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

/** What people ask before they come; beside name and address, which another rule asks for. */
const ASKED = [
  ["telephone", "contactPoint"],
  ["openingHoursSpecification", "openingHours", "specialOpeningHoursSpecification"],
] as const;

/** Only of places with a street: many shops call themselves Store and have no door. */
export const rule = definePageRule({
  id: "local-business-schema",
  category: "schema",
  area: "local",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.8,
  repair: { pasted: true },
  aiVisibility: true,
  over: indexableContent,
  reads: ["structuredData"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/local-business",
  judge: ({ structuredData }) => {
    const places = ownOrganizations(structuredData).filter(
      (item) => isLocalBusiness(item) && itemsOf(item, "address").some((address) => says(address, "streetAddress")),
    );
    if (places.length === 0) return notApplicable();
    const faulty = places
      .map((item) => ({ at: placeOf(item), missing: unmet(item, ASKED) }))
      .filter(({ missing }) => missing.length > 0);
    const [first] = faulty;
    if (first === undefined) return pass();
    return fail({ at: first.at, saw: faulty.slice(0, 3), expected: "telephone and opening hours" });
  },
  words: { en },
  // Hours that stand nowhere on the site are no fault of the markup.
  onlyProposed: true,
  gives: ["telephone", "openingHours", "openingHoursSpecification"],
  fix,
});
