import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage as page } from "../../../../case-pages/multilingual-page.ts";

const both = page(["en", "/"], ["de", "/de"]);

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": both, "/de": both } },
    { pages: { "/": both, "/de": { html: "<meta name=robots content=noindex><p>Tee" } } },
  ],
  failing: [
    { pages: { "/": both, "/de": { status: 404, html: "<p>Weg" } }, faults: ["/"] },
    {
      pages: { "/": both, "/de": { status: 301, redirectTo: "https://shop.example/de/" }, "/de/": "<p>Tee" },
      faults: ["/"],
    },
    { pages: { "/": both, "/de": { status: 500 } }, faults: ["/"] },
  ],
  outside: [
    { pages: { "/": "<p>Tea" } },
    { pages: { "/": both } },
    { pages: { "/": both, "/de": { status: 429 } } },
    { pages: { "/": both, "/de": { failure: { kind: "timeout", message: "No answer in time." } } } },
  ],
};
