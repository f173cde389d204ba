import * as robots from "../../../../fixes/robots/robots-fixes.ts";
import { en } from "./words.en.ts";
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
  source:
    "https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler",
  judge: (site) =>
    judgeAccess(
      site,
      aiAgents.filter(({ purpose }) => purpose === "user"),
    ),
  words: { en },
  fix: robots.openForNamed,
});
