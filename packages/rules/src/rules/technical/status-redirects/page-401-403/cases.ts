import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = (path: string): string => `<title>Shop</title><h1>Shop</h1><a href="${path}">Soap</a>`;
const forbidden = (status: number) => ({ html: "<h1>Forbidden</h1>", status });

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home("/soap"), "/soap": "<h1>Soap</h1>" } },
    { pages: { "/": home("/soap"), "/soap": forbidden(404) } },
    { pages: { "/": home("/account/orders"), "/account/orders": forbidden(401) } },
  ],
  failing: [
    { pages: { "/": home("/soap"), "/soap": forbidden(403) }, faults: ["/soap"] },
    { pages: { "/": home("/soap"), "/soap": forbidden(401) }, faults: ["/soap"] },
  ],
  outside: [
    { pages: { "/": "<title>Shop</title>" } },
    // No page links there.
    { pages: { "/": "<title>Shop</title>", "/soap": forbidden(403) } },
  ],
};
