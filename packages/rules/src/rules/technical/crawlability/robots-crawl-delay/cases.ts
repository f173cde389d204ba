import type { SiteRuleCases } from "../../../../rule-cases.ts";

const site = (robots: string) => ({ pages: { "/": "<h1>Shop</h1>" }, robots });

export const cases: SiteRuleCases = {
  passing: [
    site("User-agent: *\nCrawl-delay: 5\n"),
    site("User-agent: *\nDisallow:\n"),
    site("User-agent: SlowBot\nCrawl-delay: 60\n"),
  ],
  failing: [site("User-agent: *\nCrawl-delay: 30\n"), site("User-agent: bingbot\nCrawl-delay: 20\nDisallow: /cart\n")],
  outside: [{ pages: { "/": "<h1>Shop</h1>" }, robots: 404 }],
};
