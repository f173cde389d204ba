import type { SitemapFile } from "@audit/facts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title>" };
const site = (file: Partial<SitemapFile>) => ({
  pages,
  sitemaps: {
    files: [
      {
        url: "https://shop.example/sitemap.xml",
        status: 200,
        kind: "urlset" as const,
        bytes: 1000,
        urls: 3,
        error: null,
        from: "default" as const,
        ...file,
      },
    ],
    entries: [],
    truncated: false,
  },
});

export const cases: SiteRuleCases = {
  passing: [site({}), site({ urls: 50_000 })],
  failing: [
    { ...site({ urls: 50_000, error: "The file names more than 50000 addresses." }), faults: ["/sitemap.xml"] },
    { ...site({ bytes: 52_428_800, error: "The file is larger than 50 MB." }), faults: ["/sitemap.xml"] },
  ],
  outside: [{ pages }, site({ status: 404, kind: "unknown", urls: 0, error: "The address answers with status 404." })],
};
