import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };

export const cases: SiteRuleCases = {
  passing: [
    { pages, robots: "Sitemap: https://shop.example/sitemap.xml\n", sitemap: ["/"] },
    { pages, robots: "User-agent: *\nDisallow:\nsitemap: https://cdn.example/map.xml.gz\n", sitemap: ["/"] },
  ],
  failing: [
    { pages, robots: "User-agent: *\nDisallow: /cart\n", sitemap: ["/"] },
    { pages, robots: "", sitemap: ["/"] },
  ],
  outside: [
    { pages, robots: "User-agent: *\nDisallow: /cart\n" },
    { pages, robots: 404, sitemap: ["/"] },
  ],
};
