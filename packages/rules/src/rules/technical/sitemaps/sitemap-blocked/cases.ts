import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };

export const cases: SiteRuleCases = {
  passing: [
    { pages, sitemap: ["/", "/soap"], robots: "User-agent: *\nDisallow: /cart\n" },
    { pages, sitemap: ["/soap"], robots: "User-agent: *\nDisallow: /soap\n\nUser-agent: Googlebot\nDisallow:\n" },
    { pages, sitemap: ["/soap"], robots: "User-agent: *\nDisallow: /s\nAllow: /soap\n" },
  ],
  failing: [
    {
      pages,
      sitemap: ["/", "/blog/a", "/blog/b"],
      robots: "User-agent: *\nDisallow: /blog/\n",
      faults: ["/blog/a", "/blog/b"],
    },
    { pages, sitemap: ["/", "/soap?x=1"], robots: "User-agent: *\nDisallow: /*?\n", faults: ["/soap?x=1"] },
  ],
  outside: [
    { pages, robots: "User-agent: *\nDisallow: /cart\n" },
    { pages, sitemap: ["/"], robots: "User-agent: *\nDisallow: /\n" },
    { pages, sitemap: ["/"], robots: 404 },
    { pages, sitemap: ["https://other.example/soap"], robots: "User-agent: *\nDisallow: /soap\n" },
  ],
};
