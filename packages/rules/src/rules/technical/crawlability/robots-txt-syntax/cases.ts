import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };

export const cases: SiteRuleCases = {
  passing: [
    { pages, robots: "User-agent: *\nDisallow: /cart\nAllow: /\n\nSitemap: https://shop.example/sitemap.xml\n" },
    { pages, robots: "User-agent: *\nDisallow: *.pdf$\nAllow: /$\n" },
    { pages, robots: "" },
    { pages, robots: "# Comment\n\nuser-agent: *\r\nDisallow:\r\nCrawl-delay: 5\r\n" },
    { pages, robots: "User-agent: Yandex\nClean-param: ref /\nHost: shop.example\n" },
  ],
  failing: [
    { pages, robots: "Disallow: /cart\n" },
    { pages, robots: "User-agent: *\nPlease do not crawl the cart\n" },
    { pages, robots: "User-agent: *\nBlock: /cart\n" },
    { pages, robots: "User-agent: *\nDisallow: cart\n" },
    { pages, robots: "User-agent: *\nDisallow:\nSitemap: /sitemap.xml\n" },
  ],
  outside: [
    { pages, robots: 404 },
    { pages, robots: 503 },
    { pages, robots: "<!doctype html><title>Shop</title><p>Welcome</p>" },
  ],
};
