import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };

export const cases: SiteRuleCases = {
  passing: [{ pages, robots: "User-agent: *\nDisallow: /cart" }],
  failing: [
    { pages, robots: "<!doctype html><html><head><title>Shop</title></head><body></body></html>" },
    { pages, robots: { text: "User-agent: *\nDisallow: /cart", contentType: "text/html; charset=utf-8" } },
  ],
  outside: [{ pages, robots: 404 }, { pages }],
};
