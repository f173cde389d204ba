import * as robots from "../../../../fixes/robots/robots-fixes.ts";
import { en } from "./words.en.ts";
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
  source: "https://platform.openai.com/docs/bots",
  judge: (site) =>
    judgeAccess(
      site,
      aiAgents.filter(({ purpose }) => purpose === "search"),
    ),
  words: { en },
  fix: robots.openForNamed,
});
