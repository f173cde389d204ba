import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly agent: string; readonly page: string }> = {
  failing: "AI agents are asked to pay for pages",
  title: "Decide whether AI assistants shall pay for reading your pages",
  why: "The server answers AI agents with 402 (payment required). Agents that don't pay leave, and so do their answers. It's your choice; for a shop it rarely pays.",
  steps:
    "Switch pay per crawl off for the agents that bring buyers, e.g. in Cloudflare under AI Crawl Control, and keep it for those that only train models.",
  check: status("200 with the name of an AI agent as user agent"),
  seen: ({ agent, page }) => `a demand for payment (status 402) when ${oneLine(agent)} asks for ${addressOf(page)}`,
};
