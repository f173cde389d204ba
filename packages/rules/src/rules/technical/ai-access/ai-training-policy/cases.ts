import type { SiteRuleCases } from "../../../../rule-cases.ts";

const pages = { "/": "<html lang=en><title>Tea</title><p>Tea from Uji" };
const ALL = [
  "GPTBot",
  "ClaudeBot",
  "Google-Extended",
  "Applebot-Extended",
  "meta-externalagent",
  "Amazonbot",
  "CCBot",
  "Bytespider",
];
const block = (...agents: string[]): string =>
  `${agents.map((agent) => `User-agent: ${agent}`).join("\n")}\nDisallow: /`;

export const cases: SiteRuleCases = {
  passing: [
    { pages, robots: block(...ALL) },
    { pages, robots: block("*") },
    // Turning away heavy crawlers is about load.
    { pages, robots: block("Bytespider", "Amazonbot") },
    { pages, robots: block("GPTBot", "ClaudeBot", "Google-Extended", "Applebot-Extended") },
    { pages, robots: "User-agent: GPTBot\nDisallow: /account" },
  ],
  failing: [
    { pages, robots: block("GPTBot") },
    // The name stopped meaning anything; ClaudeBot still comes.
    { pages, robots: block("anthropic-ai") },
  ],
  outside: [{ pages }, { pages, robots: 404 }],
  unknown: [{ pages, robots: 503 }],
};
