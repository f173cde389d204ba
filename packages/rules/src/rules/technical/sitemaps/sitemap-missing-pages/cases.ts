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
const canonical = (to: string): string => page(`<link rel="canonical" href="${to}">`);

/** Five pages of a folder, each with its main address outside, and one that names itself. */
const phone = (mainOf: (name: string) => string): Record<string, string> => ({
  ...Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [`/m/${name}.html`, canonical(mainOf(name))])),
  "/m/contact.html": canonical("/m/contact.html"),
});

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
    { pages: { "/": page(), ...phone((name) => `/${name}/`) }, sitemap: ["/"] },
  ],
  failing: [
    // One wrong line in all of them makes no doubles.
    { pages: { "/": page(), ...phone(() => "/") }, sitemap: ["/"], faults: ["/m/contact.html"] },
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
