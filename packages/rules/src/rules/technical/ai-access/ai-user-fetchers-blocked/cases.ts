import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = {
  "/": '<html lang=en><title>Tea</title><a href="/tea/green">Green tea</a><p>Tea from Uji',
  "/tea/green": "<html lang=en><title>Green tea</title><h1>Green tea</h1><p>Tea from Uji",
};

export const cases: SiteRuleCases = {
  passing: [
    { pages, robots: "User-agent: GPTBot\nDisallow: /" },
    { pages, robots: "User-agent: *\nDisallow: /checkout" },
    { pages, robots: 410 },
  ],
  failing: [
    { pages, robots: "User-agent: ChatGPT-User\nUser-agent: Claude-User\nDisallow: /" },
    { pages, robots: "User-agent: *\nDisallow: /\nUser-agent: Googlebot\nAllow: /" },
  ],
  outside: [{ pages: {} }],
  unknown: [{ pages, robots: 500 }],
};
