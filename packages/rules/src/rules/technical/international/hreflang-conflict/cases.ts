import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage as page } from "../../../../case-pages/multilingual-page.ts";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page(["en", "/"], ["de", "/de"], ["x-default", "/"]) } },
    // One page for several countries of a language.
    { pages: { "/": page(["en", "/"], ["en-US", "/"], ["en-GB", "/"], ["de", "/de"]) } },
    { pages: { "/": page(["no", "/"], ["nb-NO", "/"], ["sv", "/sv"]) } },
    { pages: { "/": page(["en", "/"], ["en", "/"], ["de", "/de"]) } },
  ],
  failing: [
    { pages: { "/": page(["en", "/"], ["de", "/de"], ["DE", "/de-neu"]) }, faults: ["/"] },
    { pages: { "/": page(["en", "/"], ["de", "/"], ["fr", "/fr"]) }, faults: ["/"] },
  ],
  outside: [{ pages: { "/": "<p>Tea" } }],
};
