/** A crawler of others, as it names itself. */
export interface CrawlerAgent {
  /** Product token for robots.txt. */
  readonly token: string;
  readonly as: "ai-agent" | "search-engine";
  /** Its User-Agent header by its operator's document. */
  readonly header: string;
}

const CHROME = "Chrome/131.0.0.0";

/** The main search and AI crawlers: developers.google.com, bing.com/webmasters, platform.openai.com, support.claude.com, docs.perplexity.ai. */
export const crawlerAgents: readonly CrawlerAgent[] = [
  {
    token: "Googlebot",
    as: "search-engine",
    header: `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  },
  {
    token: "Bingbot",
    as: "search-engine",
    header: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) ${CHROME} Safari/537.36`,
  },
  {
    token: "OAI-SearchBot",
    as: "ai-agent",
    header: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME} Safari/537.36; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot`,
  },
  {
    token: "GPTBot",
    as: "ai-agent",
    header: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)",
  },
  {
    token: "ClaudeBot",
    as: "ai-agent",
    header: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  },
  {
    token: "PerplexityBot",
    as: "ai-agent",
    header:
      "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)",
  },
];
