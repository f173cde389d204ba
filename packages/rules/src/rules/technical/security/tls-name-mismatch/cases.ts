import { HOME, shows, silent, tlsSite, TWIN } from "../../../../case-pages/tls-site.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const other = shows({ names: ["*.hoster.example"], coversHost: false });

export const cases: SiteRuleCases = {
  passing: [
    tlsSite({ [HOME]: shows({}), [TWIN]: shows({}) }),
    tlsSite({ [HOME]: shows({ names: ["shop.example"] }), [TWIN]: silent("dns") }),
  ],
  failing: [
    { ...tlsSite({ [HOME]: shows({}), [TWIN]: other }), faults: [TWIN] },
    { ...tlsSite({ [HOME]: other }), faults: ["/"] },
  ],
  outside: [tlsSite(null)],
  unknown: [tlsSite(), tlsSite({ [HOME]: silent("timeout"), [TWIN]: silent("dns") })],
};
