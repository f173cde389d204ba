import { aiAgents } from "../../../../knowledge/ai-agents.ts";
import { judgeAccess } from "../../../../reading/agent-access.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "ai-search-bots-blocked",
  category: "technical",
  area: "ai-access",
  severity: "high",
  fixKind: "robots",
  certainty: 1,
  aiVisibility: true,
  reads: ["home", "pages", "graph", "templates", "robots"],
  says: {
    failing: "AI search engines may not read the shop",
    why: "Your robots.txt keeps crawlers of AI search engines away. They can't name, quote or link pages they may not read.",
    fix: "Remove the rules that block these crawlers, or allow them by name. Training crawlers can stay blocked: they are a separate choice.",
    source: "https://platform.openai.com/docs/bots",
  },
  judge: (site) =>
    judgeAccess(
      site,
      aiAgents.filter(({ purpose }) => purpose === "search"),
    ),
});
