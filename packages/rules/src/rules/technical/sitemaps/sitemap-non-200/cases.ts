import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = "<title>Shop</title><h1>Shop</h1>";
const gone = { html: "<h1>Not found</h1>", status: 404 };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home, "/soap": "<h1>Soap</h1>" }, sitemap: ["/", "/soap"] },
    // Listed, but never fetched: nothing is known of it.
    { pages: { "/": home }, sitemap: ["/", "/soap"] },
    { pages: { "/": home, "/soap": { html: "<h1>Slow down</h1>", status: 429 } }, sitemap: ["/", "/soap"] },
    { pages: { "/": home, "/gone": gone }, sitemap: ["/"] },
  ],
  failing: [
    {
      pages: { "/": home, "/old": { status: 301, redirectTo: "https://shop.example/" }, "/gone": gone },
      sitemap: ["/", "/old", "/gone"],
      faults: ["/old", "/gone"],
    },
    {
      pages: { "/": home, "/down": { html: "<h1>Error</h1>", status: 500 } },
      sitemap: ["/", "/down"],
      faults: ["/down"],
    },
  ],
  outside: [{ pages: { "/": home } }, { pages: { "/": home }, sitemap: ["/soap"] }],
};
