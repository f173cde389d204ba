import { everyResponse } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "waf-bot-challenge",
  category: "technical",
  area: "crawlability",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  aiVisibility: true,
  over: everyResponse,
  reads: ["response", "isHtml", "tech"],
  says: {
    failing: "Page answers crawlers with a bot check instead of content",
    why: "Our crawler saw a bot check, not your page, so these pages could not be audited. Search engines and AI crawlers that your firewall does not recognise see the same.",
    fix: "In your firewall or CDN allow verified search and AI crawlers (Googlebot, Bingbot, OAI-SearchBot, PerplexityBot) and, for the audit, ours. Then check with the URL inspection of Google Search Console that Google sees the page.",
    source: "https://developers.google.com/search/docs/crawling-indexing/verifying-googlebot",
  },
  told: ({ walled, html }) => (walled ? null : html ? pass() : notApplicable()),
  judge: ({ response, isHtml, tech }) => {
    if (tech.botWall !== null) {
      return fail({
        at: "HTTP response",
        saw: { status: response.status, sign: quoted(tech.botWall) },
        expected: "the page itself",
      });
    }
    return isHtml ? pass() : notApplicable();
  },
});
