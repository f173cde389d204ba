import { HOME, shows, silent, tlsSite, WWW } from "../../../../case-pages/tls-site.ts";
import type { SiteRuleCases } from "../../../../rule-cases.ts";

const until = (validTo: string, validFrom = "2025-11-16T00:00:00.000Z") => shows({ validTo, validFrom });

export const cases: SiteRuleCases = {
  passing: [
    tlsSite({ [HOME]: shows({}), [WWW]: shows({}) }),
    // Six days of validity, three left: renewed every few days.
    tlsSite({ [HOME]: until("2026-01-18T00:00:00.000Z", "2026-01-12T00:00:00.000Z"), [WWW]: silent("dns") }),
    // 47 days of validity, a third left.
    tlsSite({ [HOME]: until("2026-01-31T00:00:00.000Z", "2025-12-15T00:00:00.000Z") }),
  ],
  failing: [
    { ...tlsSite({ [HOME]: until("2026-01-29T00:00:00.000Z") }), faults: ["/"] },
    // A year, twenty days left: nobody renews that by program.
    tlsSite({ [HOME]: until("2026-02-04T00:00:00.000Z", "2025-02-04T00:00:00.000Z") }),
    { ...tlsSite({ [HOME]: shows({}), [WWW]: until("2026-01-14T00:00:00.000Z") }), faults: [WWW] },
  ],
  outside: [tlsSite(null)],
  unknown: [tlsSite(), tlsSite({ [HOME]: silent("timeout") })],
};
