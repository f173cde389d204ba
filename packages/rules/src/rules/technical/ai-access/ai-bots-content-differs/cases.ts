import { agentSite as site, TEA_HOME } from "../../../../case-pages/agent-site.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

export const cases: SiteRuleCases = {
  passing: [site({}), site({ html: TEA_HOME.replace("every week", "now and then") })],
  failing: [
    {
      ...site({ html: "<title>Tea</title><main><p>Please ask for a licence to read this.</p></main>" }),
      faults: ["/"],
    },
    { ...site({ html: "<title>Tea</title>" }), faults: ["/"] },
  ],
  outside: [{ ...site({ status: 403 }), robots: "User-agent: OAI-SearchBot\nDisallow: /" }],
  unknown: [{ pages: { "/": TEA_HOME } }, site({ status: 403 })],
};
