import { HOME, shows, silent, tlsSite, WWW } from "../../../../case-pages/tls-site.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const old = { ...shows({}), oldProtocol: "accepted" as const };
const untold = { ...shows({}), oldProtocol: "unknown" as const };

export const cases: SiteRuleCases = {
  passing: [tlsSite({ [HOME]: shows({}), [WWW]: shows({}) }), tlsSite({ [HOME]: shows({}), [WWW]: untold })],
  failing: [
    { ...tlsSite({ [HOME]: old, [WWW]: shows({}) }), faults: ["/"] },
    // A www host that speaks nothing newer.
    { ...tlsSite({ [HOME]: shows({}), [WWW]: { oldProtocol: "accepted" } }), faults: [WWW] },
  ],
  outside: [tlsSite(null)],
  unknown: [tlsSite(), tlsSite({ [HOME]: untold }), tlsSite({ [HOME]: silent("timeout") })],
};
