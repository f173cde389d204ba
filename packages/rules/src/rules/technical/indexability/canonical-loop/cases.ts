import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical: string): string =>
  `<html><head><title>Soap</title><link rel="canonical" href="${canonical}"></head><body><h1>Soap</h1></body></html>`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("/"), "/red": page("/soap"), "/soap": page("/soap") } },
    // A chain is canonical-chain's.
    { pages: { "/": page("/"), "/red": page("/soap"), "/soap": page("/") } },
  ],
  failing: [
    { pages: { "/": page("/"), "/a": page("/b"), "/b": page("/a") }, faults: ["/a", "/b"] },
    { pages: { "/": page("/"), "/a": page("/a/"), "/a/": page("/a") }, faults: ["/a", "/a/"] },
  ],
  outside: [{ pages: { "/": "<h1>Shop</h1>" } }, { pages: { "/": page("/elsewhere") } }],
};
