import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

/** A site whose sitemap names so many pages, each with the date that `dateOf` gives. */
function site(count: number, dateOf: (index: number) => string | null, head = ""): SiteCase {
  const paths = Array.from({ length: count }, (_, index) => `/soap-${index}`);
  const pages = Object.fromEntries(paths.map((path) => [path, `<title>Soap</title>${head}<h1>Soap</h1>`]));
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

const changed = (iso: string): string => `<meta property="article:modified_time" content="${iso}T08:00:00Z">`;
const day = (index: number): string => `2026-01-${String(1 + (index % 28)).padStart(2, "0")}`;

export const cases: SiteRuleCases = {
  passing: [
    // The pages name that day themselves.
    site(30, () => "2026-01-10", changed("2026-01-10")),
    site(30, day),
    site(30, (index) => (index < 20 ? "2026-01-10" : day(index))),
  ],
  failing: [
    site(30, () => "2026-01-10"),
    site(30, () => "2026-01-10", changed("2025-11-03")),
    site(30, (index) => `2026-01-10T08:00:${String(index).padStart(2, "0")}+00:00`),
  ],
  outside: [site(10, () => "2026-01-10"), site(30, () => null), { pages: { "/": "<title>Shop</title>" } }],
};
