import type { SiteRuleCases } from "../../../../rule-cases.ts";
import { multilingualPage } from "../../../../case-pages/multilingual-page.ts";

const withHeader = (path: string) => ({
  html: multilingualPage(["en", "/"], ["de", "/de"]),
  headers: { link: `<https://shop.example${path}>; rel="alternate"; hreflang="de"` },
});

export const cases: SiteRuleCases = {
  passing: [{ pages: { "/": withHeader("/de") } }],
  failing: [{ pages: { "/": withHeader("/deutsch") }, faults: ["/"] }],
  outside: [{ pages: { "/": multilingualPage(["en", "/"], ["de", "/de"]) } }, { pages: { "/": "<p>Tea" } }],
};
