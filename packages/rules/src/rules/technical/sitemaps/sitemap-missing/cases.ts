import type { SitemapFile } from "@audit/facts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const home = "<title>Shop</title><h1>Shop</h1>";
const pages = { "/": home, "/mugs": "<title>Mugs</title><h1>Mugs</h1>" };
const file = (given: Partial<SitemapFile>): SitemapFile => ({
  url: "https://shop.example/sitemap.xml",
  status: 404,
  kind: "unknown",
  bytes: 0,
  urls: 0,
  error: null,
  from: "default",
  ...given,
});
const only = (...files: SitemapFile[]): { files: SitemapFile[]; entries: []; truncated: false } => ({
  files,
  entries: [],
  truncated: false,
});

export const cases: SiteRuleCases = {
  passing: [
    { pages, sitemap: ["/"] },
    { pages, sitemaps: only(file({ status: 200, kind: "index", from: "robots" })) },
  ],
  failing: [
    { pages },
    { pages, robots: 404 },
    { pages, sitemaps: only(file({ status: 404 })) },
    // A script site answers every address with a web page.
    { pages, sitemaps: only(file({ status: 200, kind: "unknown", error: "The file is a web page." })) },
  ],
  outside: [
    { pages: { "/": home } },
    // Of hidden pages that only say so nothing is to be listed.
    {
      pages: {
        "/": home,
        ...Object.fromEntries(
          ["/a", "/b", "/c", "/d"].map((path) => [
            path,
            `<title>${path}</title><meta name="robots" content="noindex"><main>This page is closed.</main>`,
          ]),
        ),
      },
    },
    {
      pages,
      robots: "Sitemap: https://shop.example/map.xml",
      sitemaps: only(file({ url: "https://shop.example/map.xml", from: "robots" })),
    },
  ],
  unknown: [
    { pages, robots: 503 },
    { pages, sitemaps: { files: [], entries: [], truncated: true } },
    { pages, sitemaps: only(file({ status: 503 })) },
    { pages, sitemaps: only(file({ status: 403 })) },
  ],
};
