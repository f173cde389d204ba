import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<title>Shop</title><h1>Shop</h1>" };
const general = "User-agent: *\nDisallow: /checkout\nDisallow: /cart\n";

export const cases: SiteRuleCases = {
  passing: [
    { pages, robots: `${general}\nUser-agent: GPTBot\nDisallow: /\n` },
    { pages, robots: `${general}\nUser-agent: Googlebot\nDisallow: /checkout\nDisallow: /cart\nAllow: /\n` },
    { pages, robots: `User-agent: *\nUser-agent: Bingbot\nDisallow: /cart\n` },
  ],
  failing: [
    { pages, robots: `${general}\nUser-agent: Googlebot\nAllow: /\n` },
    { pages, robots: `${general}\nUser-agent: Bingbot\nCrawl-delay: 5\nDisallow: /cart\n` },
  ],
  outside: [
    { pages, robots: general },
    { pages, robots: 404 },
    // Ad checkers are let in on purpose, and so are crawlers that the file does not judge.
    { pages, robots: `${general}\nUser-agent: Mediapartners-Google\nDisallow:\n` },
    { pages, robots: "User-agent: *\nDisallow: /print-me\n\nUser-agent: Googlebot\nAllow: /\n" },
  ],
};
