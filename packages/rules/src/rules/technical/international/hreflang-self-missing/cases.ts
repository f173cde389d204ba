import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage as page } from "../../../../case-pages/multilingual-page.ts";

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page(["en", "/"], ["de", "/de"]), "/de": page(["en", "/"], ["de", "/de"]) } },
    // A selector page lists itself as the fallback only.
    { pages: { "/": page(["x-default", "/"], ["en", "/en"], ["de", "/de"]) } },
    // Its own address in a form that redirects here.
    {
      pages: {
        "/": "<p>Tea",
        "/de/": page(["de", "/de"], ["en", "/"]),
        "/de": { status: 301, redirectTo: "https://shop.example/de/" },
      },
    },
  ],
  failing: [
    { pages: { "/": page(["de", "/de"]), "/de": page(["en", "/"], ["de", "/de"]) }, faults: ["/"] },
    { pages: { "/": page(["en", "/"]), "/de": page(["en", "/"], ["fr", "/fr"]) }, faults: ["/de"] },
  ],
  outside: [
    { pages: { "/": "<p>Tea" } },
    { pages: { "/": `<meta name=robots content=noindex>${page(["de", "/de"])}` } },
  ],
};
