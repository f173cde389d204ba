import { HOME, shows, silent, tlsSite, TWIN } from "../../../../case-pages/tls-site.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const old = { ...shows({}), oldProtocol: "accepted" as const };
const untold = { ...shows({}), oldProtocol: "unknown" as const };

export const cases: SiteRuleCases = {
  passing: [tlsSite({ [HOME]: shows({}), [TWIN]: shows({}) }), tlsSite({ [HOME]: shows({}), [TWIN]: untold })],
  failing: [
    { ...tlsSite({ [HOME]: old, [TWIN]: shows({}) }), faults: ["/"] },
    // A twin that speaks nothing newer.
    { ...tlsSite({ [HOME]: shows({}), [TWIN]: { oldProtocol: "accepted" } }), faults: [TWIN] },
  ],
  outside: [tlsSite(null)],
  unknown: [tlsSite(), tlsSite({ [HOME]: untold }), tlsSite({ [HOME]: silent("timeout") })],
};
