import { verifiedBots } from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
import { agentViews, NOT_ASKED, shutsAgentsOut } from "../../../../reading/ai-views.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";

/** Refusals; 429 and 503 may be about our pace, and 402 is an offer to sell. */
const REFUSED = new Set([401, 403, 406, 451]);

/** Real agents come from addresses that firewalls may know; ours is not one of them, which the certainty says. */
export const rule = defineSiteRule({
  id: "ai-bots-waf-blocked",
  category: "technical",
  area: "ai-access",
  severity: "high",
  fixKind: "config",
  certainty: 0.6,
  aiVisibility: true,
  reads: ["pages", "probes", "robots"],
  source: "https://platform.openai.com/docs/bots",
  judge: (site) => {
    if (shutsAgentsOut(site)) return notApplicable();
    const views = agentViews(site);
    if (views.length === 0) return unknown(NOT_ASKED);
    const faults = views.flatMap(({ agent, first, came }) => {
      if (!REFUSED.has(came.response.status) && came.tech.botWall === null) return [];
      const saw = {
        agent,
        status: came.response.status,
        challenge: came.tech.botWall,
        statusForUs: first.response.status,
      };
      return [{ url: first.url, evidence: { at: "HTTP status", saw, expected: "the page" } }];
    });
    return judgePages(faults, views.length);
  },
  words: { en },
  fix: verifiedBots,
});
