import { aiAgents } from "../../../../knowledge/ai-agents.ts";
import { judgeAccess } from "../../../../reading/agent-access.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "ai-user-fetchers-blocked",
  category: "technical",
  area: "ai-access",
  severity: "high",
  fixKind: "robots",
  // Some operators say that they may open a page a person asked for whatever robots.txt says.
  certainty: 0.9,
  aiVisibility: true,
  reads: ["home", "pages", "graph", "templates", "robots"],
  says: {
    failing: "AI assistants may not open the shop for a customer",
    why: "When a customer asks an assistant about your product, it opens your page. Your robots.txt tells it to stay away, so it answers from other shops.",
    fix: "Allow these fetchers in robots.txt. They open single pages that a person asked for; they don't collect your shop.",
    source:
      "https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler",
  },
  judge: (site) =>
    judgeAccess(
      site,
      aiAgents.filter(({ purpose }) => purpose === "user"),
    ),
});
