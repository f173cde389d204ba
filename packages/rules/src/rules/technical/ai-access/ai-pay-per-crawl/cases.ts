import { agentSite as site } from "../../../../case-pages/agent-site.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

export const cases: SiteRuleCases = {
  passing: [site({}), site({ status: 403 })],
  failing: [site({ status: 402, html: "<title>Payment required</title>" })],
  outside: [{ ...site({ status: 403 }), robots: "User-agent: OAI-SearchBot\nDisallow: /" }],
  unknown: [{ pages: { "/": "<title>Tea</title>" } }],
};
