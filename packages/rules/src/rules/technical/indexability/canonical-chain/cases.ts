import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical: string): string =>
  `<html><head><title>Soap</title><link rel="canonical" href="${canonical}"></head><body><h1>Soap</h1></body></html>`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("/"), "/red": page("/soap"), "/soap": page("/soap") } },
    { pages: { "/": page("/"), "/red": page("/soap"), "/soap": "<h1>Soap</h1>" } },
    { pages: { "/": page("/"), "/red": page("https://shop.example/soap#top"), "/soap": page("/soap") } },
  ],
  failing: [
    { pages: { "/": page("/"), "/a": page("/b"), "/b": page("/c"), "/c": page("/c") }, faults: ["/a"] },
    { pages: { "/": page("/"), "/a": page("/b"), "/b": page("/a") }, faults: ["/a", "/b"] },
  ],
  outside: [{ pages: { "/": "<h1>Shop</h1>" } }],
};
