import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage as page } from "../../../../case-pages/multilingual-page.ts";

const two = page(["en", "/"], ["de", "/de"]);
const three = page(["en", "/"], ["de", "/de"], ["fr", "/fr"]);

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": three, "/de": three, "/fr": three } },
    // The language left out does not exist any more.
    { pages: { "/": two, "/de": three, "/fr": { status: 404 } } },
    { pages: { "/": page(["en", "/"], ["de", "/de"], ["x-default", "/"]), "/de": two } },
    // The folder and its file are one page.
    { pages: { "/": two, "/index.html": two, "/de": page(["en", "/index.html"], ["de", "/de"]) } },
  ],
  failing: [
    { pages: { "/": two, "/de": three, "/fr": three }, faults: ["/"] },
    { pages: { "/": three, "/de": three, "/fr": page(["fr", "/fr"], ["en", "/"]) }, faults: ["/fr"] },
  ],
  outside: [{ pages: { "/": "<p>Tea" } }, { pages: { "/": three } }],
};
