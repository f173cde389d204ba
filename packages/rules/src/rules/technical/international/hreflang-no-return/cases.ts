import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { multilingualAnswer as answer, multilingualPage as page } from "../../../../case-pages/multilingual-page.ts";

const both = page(["en", "/"], ["de", "/de"]);

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": both, "/de": both } },
    // One in its head, one in its Link header, and both in the header.
    { pages: { "/": both, "/de": answer(["en", "/"], ["de", "/de"]) } },
    { pages: { "/": answer(["en", "/"], ["de", "/de"]), "/de": answer(["en", "/"], ["de", "/de"]) } },
    // A second writing of an address belongs to the versions of its page.
    { pages: { "/": both, "/de": both, "/x/de": "<title>Tee</title>", "/x//de": page(["en", "/"], ["fr", "/de"]) } },
    // A return through a redirecting form of the address still comes back.
    {
      pages: {
        "/": both,
        "/de": page(["en", "/home"], ["de", "/de"]),
        "/home": { status: 301, redirectTo: "https://shop.example/" },
      },
    },
  ],
  failing: [
    { pages: { "/": answer(["en", "/"], ["de", "/de"]), "/de": answer(["de", "/de"]) }, faults: ["/"] },
    { pages: { "/": both, "/de": "<title>Tee</title><p>Tee" }, faults: ["/"] },
    {
      pages: { "/": both, "/de": page(["de", "/de"], ["en", "/en"]), "/en": page(["en", "/en"], ["de", "/de"]) },
      faults: ["/"],
    },
  ],
  outside: [
    { pages: { "/": "<p>Tea" } },
    // The other version was not fetched, is gone, or may not be listed.
    { pages: { "/": both } },
    { pages: { "/": both, "/de": { status: 404, html: "<p>Weg" } } },
    { pages: { "/": both, "/de": "<meta name=robots content=noindex><p>Tee" } },
  ],
};
