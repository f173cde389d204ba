import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

/** A site whose sitemap names so many pages, each with the date that `dateOf` gives. */
function site(count: number, dateOf: (index: number) => string | null): SiteCase {
  const paths = Array.from({ length: count }, (_, index) => `/soap-${index}`);
  const pages = Object.fromEntries(paths.map((path) => [path, "<title>Soap</title><h1>Soap</h1>"]));
  const file = { url: "https://shop.example/sitemap.xml", status: 200, kind: "urlset" as const, bytes: 1000 };
  return {
    pages: { "/": "<title>Shop</title>", ...pages },
    sitemaps: {
      files: [{ ...file, urls: count, error: null, from: "default" }],
      entries: paths.map((path, index) => ({
        url: `https://shop.example${path}`,
        lastmod: dateOf(index),
        alternates: [],
        images: 0,
      })),
      truncated: false,
    },
  };
}

export const cases: SiteRuleCases = {
  passing: [site(4, () => "2026-01-10"), site(4, (index) => (index < 2 ? "2026-01-10T08:00:00Z" : null))],
  failing: [site(4, () => null), site(4, (index) => (index === 0 ? "2026-01-10" : "yesterday"))],
  outside: [{ pages: { "/": "<title>Shop</title>" } }, site(0, () => null)],
};
