import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const page = (modified: string | null): string =>
  `<title>Care</title>${modified ? `<meta property="article:modified_time" content="${modified}">` : ""}<h1>Care</h1>`;
function site(lastmod: string | null, modified: string | null): SiteCase {
  const file = { url: "https://shop.example/sitemap.xml", status: 200, kind: "urlset" as const, bytes: 1000 };
  return {
    pages: { "/": "<title>Shop</title>", "/care": page(modified) },
    sitemaps: {
      files: [{ ...file, urls: 1, error: null, from: "default" }],
      entries: [{ url: "https://shop.example/care", lastmod, alternates: [], images: 0 }],
      truncated: false,
    },
  };
}

export const cases: SiteRuleCases = {
  passing: [
    site("2026-01-10", "2026-01-10T09:00:00Z"),
    site("2026-01-10", "2026-01-14"),
    // Newer in the sitemap: something other than the text changed.
    site("2026-01-10", "2024-05-01"),
  ],
  failing: [{ ...site("2024-05-01", "2026-01-10T09:00:00+01:00"), faults: ["/care"] }],
  outside: [site(null, "2026-01-10"), site("2026-01-10", null), { pages: { "/": page("2026-01-10") } }],
};
