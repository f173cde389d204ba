import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (canonical?: string): string =>
  `<html><head><title>Soap</title>${canonical ? `<link rel="canonical" href="${canonical}">` : ""}</head>
<body><h1>Soap</h1></body></html>`;

const versions = [["uk", "/soap"] as const, ["en", "/en/soap"] as const]
  .map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="https://shop.example${path}">`)
  .join("");

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page("/"), "/soap": page("https://shop.example/soap") }, sitemap: ["/", "/soap"] },
    { pages: { "/": page(), "/soap?red": page("/soap") }, sitemap: ["/"] },
    { pages: { "/": page("https://SHOP.example:443/") }, sitemap: ["/"] },
    // The canonical is wrong, not the sitemap.
    { pages: { "/": page(), "/soap": page("/gone"), "/gone": { html: page(), status: 404 } }, sitemap: ["/soap"] },
    { pages: { "/": page(), "/soap": page("/unread") }, sitemap: ["/soap"] },
    // The canonical without the slash ends at the page itself.
    {
      pages: {
        "/": page(),
        "/soap/": page("/soap"),
        "/soap": { status: 301, redirectTo: "https://shop.example/soap/" },
      },
      sitemap: ["/soap/"],
    },
    // A version under one in another language: its canonical is wrong, and it stays listed.
    {
      pages: {
        "/": page(),
        "/soap": page("/en/soap").replace("<head>", `<head>${versions}`),
        "/en/soap": page("/en/soap").replace("<head>", `<head>${versions}`),
      },
      sitemap: ["/soap"],
    },
    // A folder and its index file are one page.
    {
      pages: { "/": page("/index.html"), "/index.html": page("/index.html"), "/soap": page() },
      sitemap: ["/", "/soap"],
    },
    // The template's canonical is wrong, not the sitemap: its bare file is neither listed nor linked.
    {
      pages: {
        "/": page("/"),
        "/item": page("/item"),
        "/item?id=1": page("/item"),
        "/item?id=2": page("/item"),
        "/item?id=3": page("/item"),
      },
      sitemap: ["/", "/item?id=1", "/item?id=2", "/item?id=3"],
    },
  ],
  failing: [
    {
      pages: { "/": page("/"), "/soap?red": page("/soap"), "/soap": page("/soap") },
      sitemap: ["/", "/soap?red"],
      faults: ["/soap?red"],
    },
    { pages: { "/": page(), "/soap/": page("/soap"), "/soap": page() }, sitemap: ["/soap/"], faults: ["/soap/"] },
  ],
  outside: [
    { pages: { "/": page("/") } },
    { origin: "http://127.0.0.1:4173", pages: { "/": page("https://shop.example/") }, sitemap: ["/"] },
  ],
};
