import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };

export const cases: SiteRuleCases = {
  passing: [
    { pages, robots: "User-agent: *\nDisallow: /cart\n" },
    { pages, robots: "" },
    { pages, robots: "# nothing to hide\n" },
  ],
  failing: [
    { pages, robots: 404 },
    { pages, robots: 410 },
    { pages, robots: "<!DOCTYPE html><html><head><title>Shop</title></head><body></body></html>" },
  ],
  outside: [{ pages, robots: 503 }],
  unknown: [
    { pages, robots: 403 },
    { pages, robots: 401 },
  ],
};
