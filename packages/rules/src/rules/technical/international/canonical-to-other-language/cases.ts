import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage as page } from "../../../../case-pages/multilingual-page.ts";

const both = page(["en", "/"], ["de", "/de"]);

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": both, "/de": `<link rel=canonical href=https://shop.example/de>${both}` } },
    // Another address of the same language.
    {
      pages: {
        "/": both,
        "/de": `<link rel=canonical href=https://shop.example/de>${both}`,
        "/de?page=1": `<link rel=canonical href=https://shop.example/de>${both}`,
      },
    },
  ],
  failing: [
    {
      pages: { "/": both, "/de": `<link rel=canonical href=https://shop.example/>${both}` },
      faults: ["/de"],
    },
  ],
  outside: [{ pages: { "/": "<p>Tea" } }, { pages: { "/": both } }],
};
