import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Firewall turns AI agents away that robots.txt lets in",
  title: "The firewall turns AI agents away from {pages}",
  why: "The same page came to us, but not to a visitor with the name of an AI agent. Assistants then can't read and recommend you. A firewall that knows the agents' addresses may treat the real ones better.",
  steps:
    "Allow verified AI agents in the settings of your firewall or CDN (e.g. Cloudflare: Security > Bots), and look in its log for their visits.",
  check: status("200 with the name of the agent as user agent, too"),
};
