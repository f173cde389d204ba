import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page answers crawlers with a bot check instead of content",
  title: "{pages} {answers|answer} crawlers with a bot check instead of content",
  why: "Our crawler saw a bot check, not your page, so these pages could not be audited. Search engines and AI crawlers that your firewall does not recognise see the same.",
  steps:
    "In your firewall or CDN allow verified search and AI crawlers (Googlebot, Bingbot, OAI-SearchBot, PerplexityBot) and, for the audit, ours. Then check with the URL inspection of Google Search Console that Google sees the page.",
  check: status("200 and the page's own text"),
};
