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
    { pages, sitemaps: only(file("/sitemap.xml", {})) },
    { pages, sitemaps: only(file("/map.xml", {}), file("/sitemap.xml", { status: 404, from: "default" })) },
  ],
  failing: [
    { pages, sitemaps: only(file("/map.xml", { status: 404, kind: "unknown" })), faults: ["/map.xml"] },
    {
      pages,
      sitemaps: only(
        file("/index.xml", { kind: "index" }),
        file("/a.xml", { from: "index" }),
        file("/b.xml", { from: "index", status: 500, kind: "unknown" }),
        file("/c.xml", { from: "index", status: 0, kind: "unknown" }),
      ),
      faults: ["/b.xml", "/c.xml"],
    },
    // A host that no page names is one that a template left.
    {
      pages: { "/": '<title>Shop</title><link rel="canonical" href="https://shop.other.example/"><h1>Shop</h1>' },
      sitemaps: only(file("", { url: "https://yourdomain.com/sitemap.xml", status: 0, kind: "unknown" })),
      faults: ["https://yourdomain.com/sitemap.xml"],
    },
  ],
  // The audited host is a copy: the site's own pages name the other one as theirs.
  unknown: [
    {
      pages: { "/": '<title>Shop</title><link rel="canonical" href="https://shop.other.example/"><h1>Shop</h1>' },
      sitemaps: only(file("", { url: "https://www.shop.other.example/sitemap.xml", status: 0, kind: "unknown" })),
    },
  ],
  outside: [{ pages }, { pages, sitemaps: only(file("/sitemap.xml", { status: 404, from: "default" })) }],
};
