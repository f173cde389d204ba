import type { SiteCase } from "@audit/testkit";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const paths = Array.from({ length: 20 }, (_, index) => `/soap-${index}`);
function site(linked: number, more: Partial<SiteCase> = {}): SiteCase {
  const links = paths.slice(0, linked).map((path) => `<a href="${path}">Soap</a>`);
  const soaps = paths.map((path) => [path, `<title>Soap ${path}</title><h1>Soap</h1>`] as const);
  return {
    pages: { "/": `<title>Shop</title><h1>Shop</h1>${links.join("")}`, ...Object.fromEntries(soaps) },
    sitemap: paths,
    ...more,
  };
}

/** Linked in one way, and listed with two slashes. */
const doubled: SiteCase = {
  pages: {
    "/": `<title>Shop</title><h1>Shop</h1>${paths.map((path) => `<a href="/goods${path}">Soap</a>`).join("")}`,
    ...Object.fromEntries(
      ["/goods", "/goods/"].flatMap((folder) =>
        paths.map((path) => [folder + path, `<title>Soap ${path}</title><h1>Soap</h1>`]),
      ),
    ),
  },
  sitemap: paths.map((path) => `/goods/${path}`),
};

export const cases: SiteRuleCases = {
  passing: [site(20), site(17)],
  failing: [site(0), site(8)],
  outside: [
    { pages: { "/": "<title>Shop</title>", "/soap": "<title>Soap</title>" }, sitemap: ["/soap"] },
    { ...site(0), sitemap: [] },
    doubled,
  ],
  unknown: [site(0, { notCrawled: [{ reason: "limit", count: 9, examples: ["https://shop.example/more"] }] })],
};
