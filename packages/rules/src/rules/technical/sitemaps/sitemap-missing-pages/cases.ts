import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (head = ""): string => `<html><head><title>Soap</title>${head}</head><body><h1>Soap</h1></body></html>`;
const file = {
  url: "https://shop.example/sitemap.xml",
  status: 200,
  kind: "urlset" as const,
  bytes: 900,
  urls: 1,
  error: null,
};
const entry = { url: "https://shop.example/", lastmod: null, alternates: [], images: 0 };

export const cases: SiteRuleCases = {
  passing: [
    { pages: { "/": page(), "/soap": page() }, sitemap: ["/", "/soap"] },
    { pages: { "/": page(), "/soap": page('<meta name="robots" content="noindex">') }, sitemap: ["/"] },
    {
      pages: {
        "/": page(),
        "/soap?color=red": page(),
        "/soap/page/2": page(),
        "/cart": page(),
        "/login": page(),
        "/404.html": page(),
        "/journal/tagged/soap": page(),
        "/start": page('<meta http-equiv="refresh" content="0;url=/soap">'),
      },
      sitemap: ["/"],
    },
    { pages: { "/": page(), "/soap/": page() }, sitemap: ["/", "/soap"] },
    { pages: { "/": page(), "/red": page('<link rel="canonical" href="/soap">') }, sitemap: ["/"] },
  ],
  failing: [
    { pages: { "/": page(), "/soap": page() }, sitemap: ["/"], faults: ["/soap"] },
    { pages: { "/": page(), "/soap": page(), "/towel": page() }, sitemap: ["/soap"], faults: ["/", "/towel"] },
  ],
  outside: [
    { pages: { "/": page() } },
    { origin: "http://127.0.0.1:4173", pages: { "/": page() }, sitemap: ["https://shop.example/"] },
  ],
  unknown: [
    {
      pages: { "/": page(), "/soap": page() },
      sitemaps: { files: [{ ...file, from: "robots" }], entries: [entry], truncated: true },
    },
    {
      pages: { "/": page(), "/soap": page() },
      sitemaps: {
        files: [
          { ...file, from: "robots" },
          { ...file, url: "https://shop.example/2.xml", status: 500, from: "index" },
        ],
        entries: [entry],
        truncated: false,
      },
    },
  ],
};
