import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };

export const cases: SiteRuleCases = {
  passing: [{ pages }, { pages, robots: `User-agent: *\n${"Disallow: /soap\n".repeat(1000)}` }],
  failing: [{ pages, robots: `User-agent: *\n${"Disallow: /soap?colour=red\n".repeat(20_000)}` }],
  outside: [
    { pages, robots: 404 },
    { pages, robots: 503 },
  ],
};
