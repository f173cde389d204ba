import type { SitemapFile } from "@audit/facts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };
const file = (path: string, given: Partial<SitemapFile>): SitemapFile => ({
  url: `https://shop.example${path}`,
  status: 200,
  kind: "urlset",
  bytes: 900,
  urls: 3,
  error: null,
  from: "robots",
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
    {
      pages,
      sitemaps: only(file("/index.xml", { kind: "index" }), file("/list.txt", { kind: "text", from: "index" })),
    },
  ],
  failing: [
    {
      pages,
      sitemaps: only(file("/sitemap.xml", { error: "Line 14: & must be written as &amp;." })),
      faults: ["/sitemap.xml"],
    },
    { pages, sitemaps: only(file("/map.xml", { kind: "unknown", urls: 0 })), faults: ["/map.xml"] },
    {
      pages,
      sitemaps: only(file("/sitemap.xml", { from: "default", error: "The file ends too early." })),
      faults: ["/sitemap.xml"],
    },
  ],
  outside: [
    { pages },
    {
      pages,
      sitemaps: only(file("/sitemap.xml", { from: "default", kind: "unknown", error: "The file is a web page." })),
    },
    { pages, sitemaps: only(file("/map.xml", { status: 404, kind: "unknown" })) },
  ],
};
