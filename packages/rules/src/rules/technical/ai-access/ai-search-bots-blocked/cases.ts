import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = {
  "/": '<html lang=en><title>Tea</title><a href="/tea/green">Green tea</a><p>Tea from Uji',
  "/tea/green": "<html lang=en><title>Green tea</title><h1>Green tea</h1><p>Tea from Uji",
};

export const cases: SiteRuleCases = {
  passing: [
    { pages },
    { pages, robots: 404 },
    { pages, robots: "User-agent: *\nDisallow: /cart\nDisallow: /account" },
    // Blocking training crawlers keeps no page out of answers.
    { pages, robots: "User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /" },
    {
      pages,
      robots:
        "User-agent: *\nDisallow: /\n\nUser-agent: OAI-SearchBot\nUser-agent: Claude-SearchBot\nUser-agent: PerplexityBot\nUser-agent: Googlebot\nUser-agent: Bingbot\nUser-agent: Amzn-SearchBot\nUser-agent: meta-webindexer\nUser-agent: DuckAssistBot\nAllow: /",
    },
  ],
  failing: [
    { pages, robots: "User-agent: PerplexityBot\nDisallow: /" },
    { pages, robots: "User-agent: oai-searchbot\nDisallow: /tea/" },
    // Apple's crawler follows the rules for Googlebot.
    { pages, robots: "User-agent: Googlebot\nDisallow: /tea\n\nUser-agent: Bingbot\nAllow: /" },
  ],
  // The line that shuts everybody out is another rule's.
  outside: [{ pages: {} }, { pages, robots: "User-agent: *\nDisallow: /" }],
  unknown: [{ pages, robots: 503 }],
};
