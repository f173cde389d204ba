import { verifiedBots } from "../../../../fixes/server/answers.ts";
import { en } from "./words.en.ts";
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
  source: "https://developers.cloudflare.com/ai-crawl-control/features/pay-per-crawl/what-is-pay-per-crawl/",
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
  words: { en },
  fix: verifiedBots,
});
