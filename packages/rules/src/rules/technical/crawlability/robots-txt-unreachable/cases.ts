import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };

export const cases: SiteRuleCases = {
  passing: [
    { pages, robots: "User-agent: *\nDisallow:\n" },
    { pages, robots: 404 },
    { pages, robots: 403 },
  ],
  failing: [
    { pages, robots: 503 },
    { pages, robots: 500 },
    { pages, robots: 429 },
    { pages, robots: 0 },
    { pages, robots: 302 },
  ],
  outside: [{ pages: {} }],
};
