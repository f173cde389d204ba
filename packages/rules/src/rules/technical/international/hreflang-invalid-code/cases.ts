import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (...codes: string[]): string =>
  `<title>Tea</title>${codes.map((code) => `<link rel=alternate hreflang="${code}" href="https://shop.example/${code}">`).join("")}<p>Tea`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("en", "en-GB", "zh-Hant-TW", "x-default") } },
    { pages: { "/": page("EN-us", "uk", "be") } },
    {
      pages: {
        "/": { html: "<p>Tea", headers: { link: '<https://shop.example/de>; rel="alternate"; hreflang="de"' } },
      },
    },
    // Search engines never act on the annotations of a page they may not list.
    { pages: { "/": page("en"), "/print": `<meta name=robots content=noindex>${page("en-UK")}` } },
  ],
  failing: [
    { pages: { "/": page("en-UK", "de"), "/tea": page("en-GB", "de") }, faults: ["/"] },
    { pages: { "/": page("jp") }, faults: ["/"] },
    { pages: { "/": page("es-419") }, faults: ["/"] },
    {
      pages: {
        "/": { html: "<p>Tea", headers: { link: '<https://shop.example/x>; rel="alternate"; hreflang="xx1"' } },
      },
    },
  ],
  outside: [
    { pages: { "/": "<title>Tea</title><p>Tea" } },
    { pages: { "/": "<title>Tea</title><p>Tea</p><link rel=alternate hreflang=xx href=/x>" } },
  ],
};
