import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "AI agents are asked to pay for pages",
  title: "AI agents are asked to pay for pages",
  why: "The server answers AI agents with 402 (payment required). Agents that don't pay leave, and so do their answers. It's your choice; for a shop it rarely pays.",
  steps:
    "Switch pay per crawl off for the agents that bring buyers, e.g. in Cloudflare under AI Crawl Control, and keep it for those that only train models.",
  check: status("200 with the name of an AI agent as user agent"),
};
