import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical: string, head = ""): string =>
  `<html><head><title>Soap</title>${head}<link rel="canonical" href="${canonical}"></head><body><h1>Soap</h1></body></html>`;
const NOINDEX = '<meta name="robots" content="noindex">';

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("/"), "/soap?color=red": page("/soap"), "/soap": page("/soap") } },
    { pages: { "/": page("/"), "/soap": page("/soap", NOINDEX) } },
    { pages: { "/": page("/"), "/filter": page("/", NOINDEX) } },
  ],
  failing: [
    { pages: { "/": page("/"), "/red": page("/soap"), "/soap": page("/soap", NOINDEX) }, faults: ["/red"] },
    {
      pages: {
        "/": page("/"),
        "/red": page("/soap"),
        "/blue": page("/soap"),
        "/soap": { html: page("/soap"), headers: { "x-robots-tag": "none" } },
      },
      faults: ["/red", "/blue"],
    },
  ],
  outside: [
    {
      pages: {
        "/": "<h1>Shop</h1>",
        "/account/lost-password": page("/account"),
        "/account": page("/account", NOINDEX),
      },
    },
    { pages: { "/": "<h1>Shop</h1>" } },
  ],
};
