import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = {
  "/": '<html lang=en><title>Tea</title><a href="/tea/green">Green tea</a><p>Tea from Uji',
  "/tea/green": "<html lang=en><title>Green tea</title><h1>Green tea</h1><p>Tea from Uji",
};

export const cases: SiteRuleCases = {
  passing: [
    { pages, robots: "User-agent: *\nDisallow: /cart" },
    { pages, robots: "User-agent: GPTBot\nDisallow: /" },
    { pages, robots: 404 },
  ],
  failing: [
    { pages, robots: "User-agent: facebookexternalhit\nDisallow: /" },
    { pages, robots: "User-agent: *\nDisallow: /\nUser-agent: Googlebot\nAllow: /" },
    { pages, robots: "User-agent: Twitterbot\nDisallow: /tea/" },
  ],
  outside: [{ pages: {} }],
  unknown: [{ pages, robots: 503 }],
};
