import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage as page } from "../../../../case-pages/multilingual-page.ts";

const both = page(["en", "/"], ["de", "/de"]);

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": both, "/de": both } },
    { pages: { "/": both, "/de": `<link rel=canonical href=https://shop.example/de>${both}` } },
  ],
  failing: [
    { pages: { "/": both, "/de": `<link rel=canonical href=https://shop.example/>${both}` }, faults: ["/"] },
    {
      pages: { "/": both, "/de": { html: both, headers: { link: '<https://shop.example/>; rel="canonical"' } } },
      faults: ["/"],
    },
  ],
  outside: [{ pages: { "/": "<p>Tea" } }, { pages: { "/": both } }],
};
