import { HOME, shows, silent, tlsSite, WWW } from "../../../../case-pages/tls-site.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const other = shows({ names: ["*.hoster.example"], coversHost: false });

export const cases: SiteRuleCases = {
  passing: [
    tlsSite({ [HOME]: shows({}), [WWW]: shows({}) }),
    tlsSite({ [HOME]: shows({ names: ["shop.example"] }), [WWW]: silent("dns") }),
  ],
  failing: [
    { ...tlsSite({ [HOME]: shows({}), [WWW]: other }), faults: [WWW] },
    { ...tlsSite({ [HOME]: other }), faults: ["/"] },
  ],
  outside: [tlsSite(null)],
  unknown: [tlsSite(), tlsSite({ [HOME]: silent("timeout"), [WWW]: silent("dns") })],
};
