import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical: string): string =>
  `<html><head><title>Soap</title><link rel="canonical" href="${canonical}"></head><body><h1>Soap</h1></body></html>`;
const gone = { html: "<h1>Not found</h1>", status: 404 };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("/"), "/soap": page("/soap") } },
    { pages: { "/": page("/"), "/soap?color=red": page("/soap"), "/soap": page("/soap") } },
    // Never fetched: nothing is known of it.
    { pages: { "/": page("/"), "/soap": page("/elsewhere") } },
    { pages: { "/": page("/"), "/soap": page("/busy"), "/busy": { html: "<h1>Slow down</h1>", status: 429 } } },
  ],
  failing: [
    { pages: { "/": page("/"), "/soap": page("/gone"), "/gone": gone }, faults: ["/soap"] },
    {
      pages: {
        "/": page("/"),
        "/soap": page("/soap/"),
        "/soap/": { status: 301, redirectTo: "https://shop.example/soap" },
      },
      faults: ["/soap"],
    },
    { pages: { "/": page("/down"), "/down": { html: "<h1>Error</h1>", status: 500 } }, faults: ["/"] },
  ],
  outside: [{ pages: { "/": "<h1>Shop</h1>" } }],
};
