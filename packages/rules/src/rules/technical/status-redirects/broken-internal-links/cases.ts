import type { SiteRuleCases } from "../../../../rule-cases.ts";

const gone = { html: "<title>Not found</title><h1>Not found</h1>", status: 404 };
const challenge = {
  html: `<title>Just a moment...</title><script>window._cf_chl_opt={cvId:'3'};</script>
<script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1"></script>`,
  status: 403,
  headers: { server: "cloudflare", "cf-mitigated": "challenge" },
};
const home = (...paths: string[]): string =>
  `<h1>Shop</h1>${paths.map((path) => `<a href="${path}">Link</a>`).join("")}`;

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": home("/soap"), "/soap": "<h1>Soap</h1>" } },
    {
      pages: {
        "/": home("/soap", "/account"),
        "/soap": "<h1>Soap</h1>",
        "/account": { html: "<h1>Sign in</h1>", status: 401 },
      },
    },
    { pages: { "/": home("/soap"), "/soap": { html: "<h1>Too many requests</h1>", status: 429 } } },
    { pages: { "/": home("/soap"), "/soap": challenge } },
    { pages: { "/": home("/cdn-cgi/l/email-protection"), "/cdn-cgi/l/email-protection": gone } },
    // The server fails: page-5xx speaks about it.
    { pages: { "/": home("/soap"), "/soap": { html: "<h1>Error</h1>", status: 500 } } },
    // Links of error pages, to themselves and to each other, are followed by nobody.
    {
      pages: {
        "/": home("/soap"),
        "/soap": "<h1>Soap</h1>",
        "/gone": { ...gone, html: home("#", "/lost") },
        "/lost": gone,
      },
      sitemap: ["/gone", "/lost"],
    },
    // Nobody sees the link that takes an answer to a comment back.
    {
      pages: {
        "/": `${home("/soap")}<a rel="nofollow" style="display:none" href="/gone#respond">Cancel</a>`,
        "/soap": "<h1>Soap</h1>",
        "/gone": gone,
      },
    },
    // The system answers with and without the slash; a copy of its pages does not.
    {
      pages: {
        "/": `<meta name="generator" content="WordPress 6.5">${home("/soap/")}`,
        "/soap": "<h1>Soap</h1>",
        "/soap/": gone,
      },
    },
    // A page made for a trial goes, and its links with it.
    {
      pages: {
        "/": home("/soap"),
        "/soap": "<h1>Soap</h1>",
        "/dummy/": '<title>| Kiln</title><a href="/dummy/TODO">Link</a>',
        "/dummy/TODO": gone,
      },
    },
    // Known by the sitemap only: page-4xx speaks about it.
    { pages: { "/": home("/soap"), "/soap": "<h1>Soap</h1>", "/gone": gone }, sitemap: ["/gone"] },
  ],
  failing: [
    // The base element alone leads to the first; a menu names the second in full.
    {
      pages: {
        "/": { html: `<base href="/copy/">${home("#top", "/lost/")}` },
        "/copy/": gone,
        "/lost/": gone,
      },
      faults: ["/lost/"],
    },
    {
      pages: { "/": home("/soap/"), "/soap": "<h1>Soap</h1>", "/soap/": gone },
      faults: ["/soap/"],
    },
    { pages: { "/": home("/soap", "/gone"), "/soap": home("/gone"), "/gone": gone }, faults: ["/gone"] },
    {
      pages: {
        "/": home("/a", "/b"),
        "/a": { ...gone, status: 410 },
        // page-401-403 speaks about it.
        "/b": { html: "<h1>Forbidden</h1>", status: 403 },
      },
      faults: ["/a"],
    },
  ],
  outside: [{ pages: { "/": home() } }, { pages: { "/": home("https://other.example/gone") } }],
};
