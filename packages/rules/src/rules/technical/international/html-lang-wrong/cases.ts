import { ENGLISH_TEXT, GERMAN_TEXT, languagePage, versionLink } from "../../../../case-pages/language-page.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": languagePage("en", ENGLISH_TEXT), "/de": languagePage("de-AT", GERMAN_TEXT) } },
    // One page that nobody translated: text-in-other-language speaks about it.
    { pages: { "/": languagePage("en", ENGLISH_TEXT), "/care": languagePage("en", GERMAN_TEXT) } },
    // Named so in the list of versions, it was meant to be a version.
    {
      pages: { "/": languagePage("de", GERMAN_TEXT), "/en": languagePage("en", GERMAN_TEXT, versionLink("en", "/en")) },
    },
  ],
  failing: [
    {
      pages: { "/": languagePage("en", GERMAN_TEXT), "/care": languagePage("en", `${GERMAN_TEXT} Care.`) },
      faults: ["/", "/care"],
    },
    { pages: { "/": languagePage("en", GERMAN_TEXT) }, faults: ["/"] },
    // A page of a few words has the same first line as the others.
    {
      pages: { "/": languagePage("en", GERMAN_TEXT), "/menu": languagePage("en", "Kaffee 3 €") },
      faults: ["/", "/menu"],
    },
  ],
  outside: [{ pages: { "/": languagePage("", GERMAN_TEXT) } }],
  unknown: [{ pages: { "/": languagePage("en", "Wir drehen Becher, und zwar viele.") } }],
};
