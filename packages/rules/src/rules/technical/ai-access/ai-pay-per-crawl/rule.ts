import { agentViews, NOT_ASKED, shutsAgentsOut } from "../../../../reading/ai-views.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

const PAYMENT_REQUIRED = 402;

export const rule = defineSiteRule({
  id: "ai-pay-per-crawl",
  category: "technical",
  area: "ai-access",
  severity: "medium",
  fixKind: "config",
  certainty: 0.8,
  grade: "B",
  aiVisibility: true,
  reads: ["pages", "probes", "robots"],
  says: {
    failing: "AI agents are asked to pay for pages",
    why: "The server answers AI agents with 402 (payment required). Agents that don't pay leave, and so do their answers. It's your choice; for a shop it rarely pays.",
    fix: "Switch pay per crawl off for the agents that bring buyers, e.g. in Cloudflare under AI Crawl Control, and keep it for those that only train models.",
    source: "https://developers.cloudflare.com/ai-crawl-control/features/pay-per-crawl/what-is-pay-per-crawl/",
  },
  judge: (site) => {
    if (shutsAgentsOut(site)) return notApplicable();
    const views = agentViews(site);
    if (views.length === 0) return unknown(NOT_ASKED);
    const asked = views.find(({ came }) => came.response.status === PAYMENT_REQUIRED);
    if (!asked) return pass();
    return fail({
      at: "HTTP status",
      saw: { agent: asked.agent, status: PAYMENT_REQUIRED, page: asked.first.url },
      expected: "200",
    });
  },
});
