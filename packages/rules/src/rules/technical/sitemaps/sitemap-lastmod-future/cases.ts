import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const DATE = { date: "Tue, 03 Feb 2026 10:00:00 GMT" };

function site(headers: Record<string, string>, ...days: readonly (string | null)[]): SiteCase {
  const file = { url: "https://shop.example/sitemap.xml", status: 200, kind: "urlset" as const, bytes: 1000 };
  return {
    pages: { "/": { html: "<title>Shop</title><h1>Shop</h1>", headers } },
    sitemaps: {
      files: [{ ...file, urls: days.length, error: null, from: "default" }],
      entries: days.map((lastmod, index) => ({
        url: `https://shop.example/soap-${index}`,
        lastmod,
        alternates: [],
        images: 0,
      })),
      truncated: false,
    },
  };
}

export const cases: SiteRuleCases = {
  passing: [
    site(DATE, "2026-01-10", "2026-02-03T09:59:00+00:00", null),
    // Tomorrow has begun somewhere.
    site(DATE, "2026-02-04"),
  ],
  failing: [
    site(DATE, "2026-01-10", "2027-01-10"),
    site(DATE, "2026-02-05T12:00:00Z"),
    site(DATE, "10.01.2026", "2026-01-10"),
    site(DATE, "2026-13-45"),
  ],
  outside: [site(DATE, null), site({}, "2027-01-10"), { pages: { "/": "<title>Shop</title>" } }],
};
