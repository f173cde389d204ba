import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly status: number; readonly sign: string }> = {
  failing: "Page answers crawlers with a bot check instead of content",
  title: "Let search engines and AI crawlers past the bot check of {pages}",
  why: "Our crawler saw a bot check, not your page, so these pages could not be audited. Search engines and AI crawlers that your firewall does not recognise see the same.",
  steps:
    "In your firewall or CDN allow verified search and AI crawlers (Googlebot, Bingbot, OAI-SearchBot, PerplexityBot) and, for the audit, ours. Then check with the URL inspection of Google Search Console that Google sees the page.",
  check: status("200 and the page's own text"),
  seen: ({ status, sign }) => `a bot check (${oneLine(sign)}, status ${status}) instead of the page`,
};
