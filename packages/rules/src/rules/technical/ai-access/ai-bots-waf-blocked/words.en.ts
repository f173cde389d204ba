import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { answerOf } from "../../../../wording/http-status.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly agent: string; readonly status: number; readonly challenge: string | null }> = {
  failing: "Firewall turns AI agents away that robots.txt lets in",
  title: "Let AI assistants through the firewall to {pages}",
  why: "The same page came to us, but not to a visitor with the name of an AI agent. Assistants then can't read and recommend you. A firewall that knows the agents' addresses may treat the real ones better.",
  steps:
    "Allow verified AI agents in the settings of your firewall or CDN (e.g. Cloudflare: Security > Bots), and look in its log for their visits.",
  check: status("200 with the name of the agent as user agent, too"),
  seen: ({ agent, status, challenge }) =>
    `${challenge === null ? answerOf(status) : `a bot check (${oneLine(challenge)})`} for ${oneLine(agent)}, and the page for us`,
};
