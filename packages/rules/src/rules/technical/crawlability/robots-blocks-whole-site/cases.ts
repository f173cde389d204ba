import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };

export const cases: SiteRuleCases = {
  passing: [
    { pages, robots: "User-agent: *\nDisallow: /cart\n" },
    { pages, robots: "User-agent: *\nDisallow:\n" },
    { pages, robots: "User-agent: *\nDisallow: /\nAllow: /\n" },
    { pages, robots: "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nUser-agent: Bingbot\nAllow: /\n" },
    { pages, robots: "User-agent: GPTBot\nDisallow: /\n" },
  ],
  failing: [
    { pages, robots: "User-agent: *\nDisallow: /\n" },
    { pages, robots: "User-agent: Googlebot\nDisallow: /\n" },
    { pages, robots: "User-agent: *\nDisallow: *\n" },
    { pages, robots: "User-agent: *\nDisallow: /\nAllow: /assets/\n" },
  ],
  outside: [
    { pages, robots: 404 },
    { pages, robots: 503 },
  ],
};
