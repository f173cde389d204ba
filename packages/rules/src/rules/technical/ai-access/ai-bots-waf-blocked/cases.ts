import { agentSite as site } from "../../../../case-pages/agent-site.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const challenge = "<title>Just a moment...</title><p>Checking your browser before accessing the site.</p>";

export const cases: SiteRuleCases = {
  passing: [site({}), site({ status: 503 }), site({ status: 402 })],
  failing: [
    { ...site({ status: 403, html: "<title>Forbidden</title>" }), faults: ["/"] },
    { ...site({ html: challenge }), faults: ["/"] },
  ],
  outside: [{ ...site({ status: 403 }), robots: "User-agent: OAI-SearchBot\nDisallow: /" }],
  unknown: [{ pages: { "/": "<title>Tea</title>" } }],
};
