/** What an AI agent fetches pages for: to answer and cite, because a person asked, or to train models. */
export type AiPurpose = "search" | "user" | "training";

export interface AiAgent {
  /** Product token for robots.txt. */
  readonly token: string;
  readonly operator: string;
  readonly purpose: AiPurpose;
  /** The operator's own document; null when it publishes none. */
  readonly docs: string | null;
  /** Whose rules it follows when robots.txt has no group of its own, before "*". */
  readonly follows?: string;
  /** The operator says that robots.txt may not apply, because a person asked for the page. */
  readonly mayIgnoreRobots?: true;
}

const OPENAI = "https://platform.openai.com/docs/bots";
const ANTHROPIC =
  "https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler";
const PERPLEXITY = "https://docs.perplexity.ai/guides/bots";
const GOOGLE = "https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers";
const APPLE = "https://support.apple.com/en-us/119829";
const AMAZON = "https://developer.amazon.com/amazonbot";
const META = "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers";

/** AI agents with a product token of their own, by what their operators document. */
export const aiAgents: readonly AiAgent[] = [
  { token: "OAI-SearchBot", operator: "OpenAI", purpose: "search", docs: OPENAI },
  { token: "Claude-SearchBot", operator: "Anthropic", purpose: "search", docs: ANTHROPIC },
  { token: "PerplexityBot", operator: "Perplexity", purpose: "search", docs: PERPLEXITY },
  { token: "Googlebot", operator: "Google", purpose: "search", docs: GOOGLE },
  {
    token: "Bingbot",
    operator: "Microsoft",
    purpose: "search",
    docs: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
  },
  { token: "Applebot", operator: "Apple", purpose: "search", docs: APPLE, follows: "Googlebot" },
  { token: "Amzn-SearchBot", operator: "Amazon", purpose: "search", docs: AMAZON },
  { token: "meta-webindexer", operator: "Meta", purpose: "search", docs: META },
  {
    token: "DuckAssistBot",
    operator: "DuckDuckGo",
    purpose: "search",
    docs: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot",
  },
  { token: "ChatGPT-User", operator: "OpenAI", purpose: "user", docs: OPENAI, mayIgnoreRobots: true },
  { token: "Claude-User", operator: "Anthropic", purpose: "user", docs: ANTHROPIC },
  { token: "Perplexity-User", operator: "Perplexity", purpose: "user", docs: PERPLEXITY, mayIgnoreRobots: true },
  { token: "MistralAI-User", operator: "Mistral AI", purpose: "user", docs: "https://docs.mistral.ai/robots" },
  { token: "Amzn-User", operator: "Amazon", purpose: "user", docs: AMAZON },
  { token: "meta-externalfetcher", operator: "Meta", purpose: "user", docs: META, mayIgnoreRobots: true },
  { token: "GPTBot", operator: "OpenAI", purpose: "training", docs: OPENAI },
  { token: "ClaudeBot", operator: "Anthropic", purpose: "training", docs: ANTHROPIC },
  { token: "Google-Extended", operator: "Google", purpose: "training", docs: GOOGLE },
  { token: "Applebot-Extended", operator: "Apple", purpose: "training", docs: APPLE },
  { token: "meta-externalagent", operator: "Meta", purpose: "training", docs: META },
  { token: "Amazonbot", operator: "Amazon", purpose: "training", docs: AMAZON },
  { token: "CCBot", operator: "Common Crawl", purpose: "training", docs: "https://commoncrawl.org/ccbot" },
  { token: "Bytespider", operator: "ByteDance", purpose: "training", docs: null },
];

/** Tokens that site owners still write although the operator named others since; they stop nobody. */
export const retiredAgents: Readonly<Record<string, string>> = {
  "anthropic-ai": "ClaudeBot",
  "claude-web": "ClaudeBot",
};
