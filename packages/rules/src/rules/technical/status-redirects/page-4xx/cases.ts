import type { SiteRuleCases } from "../../../../rule-cases.ts";

const gone = { html: "<title>Not found</title><h1>Not found</h1>", status: 404 };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": '<h1>Shop</h1><a href="/soap">Soap</a>', "/soap": "<h1>Soap</h1>" } },
    // Linked: broken-internal-links speaks about it.
    { pages: { "/": '<h1>Shop</h1><a href="/gone">Gone</a>', "/gone": gone } },
    {
      pages: { "/": "<h1>Shop</h1>", "/members": { html: "<h1>Sign in</h1>", status: 401 } },
      sitemap: ["/", "/members"],
    },
    { pages: { "/": "<h1>Shop</h1>", "/fast": { html: "<h1>Slow down</h1>", status: 429 } }, sitemap: ["/fast"] },
    // redirect-to-error speaks about it.
    {
      pages: {
        "/": '<h1>Shop</h1><a href="/old">Old</a>',
        "/old": { status: 301, redirectTo: "https://shop.example/new" },
        "/new": gone,
      },
    },
  ],
  failing: [
    { pages: { "/": "<h1>Shop</h1>", "/gone": gone }, sitemap: ["/", "/gone"], faults: ["/gone"] },
    { pages: { "/": { html: "<h1>Gone</h1>", status: 410 } }, faults: ["/"] },
    {
      pages: { "/": '<meta http-equiv="refresh" content="0;url=/gone"><link rel="canonical" href="/">', "/gone": gone },
      faults: ["/gone"],
    },
  ],
  outside: [{ pages: { "/": { failure: { kind: "dns", message: "The name does not exist." } } } }],
};
