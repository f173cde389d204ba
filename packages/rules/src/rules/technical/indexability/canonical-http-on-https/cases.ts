import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical: string): string =>
  `<html><head><title>Soap</title><link rel="canonical" href="${canonical}"></head><body><h1>Soap</h1></body></html>`;
const redirectsBack = { url: "https://www.shop.example/", status: 301, redirectTo: "https://shop.example/" };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("https://shop.example/") } },
    { pages: { "/": page("/"), "/Soap": page("/soap"), "/soap/": page("/soap") } },
    // Both hosts answer: the canonical is what joins them.
    {
      pages: { "/": page("https://www.shop.example/") },
      probes: { otherHost: { url: "https://www.shop.example/", status: 200 } },
    },
  ],
  failing: [
    { pages: { "/": page("http://shop.example/"), "/soap": page("/soap") }, faults: ["/"] },
    { pages: { "/": page("http://www.shop.example/") }, faults: ["/"] },
    { pages: { "/": page("https://www.shop.example/") }, probes: { otherHost: redirectsBack }, faults: ["/"] },
  ],
  outside: [
    { pages: { "/": "<h1>Shop</h1>" } },
    { origin: "http://127.0.0.1:4173", pages: { "/": page("http://127.0.0.1:4173/") } },
    { pages: { "/": page("https://other.example/") } },
  ],
};
