import { newCertificate } from "../../../../fixes/server/certificates.ts";
import { en } from "./words.en.ts";
import { judgeHandshakes } from "../../../../reading/handshakes.ts";
import { defineSiteRule } from "../../../../rule.ts";

const DAY_MS = 86_400_000;
/** Time enough to have a new one issued by hand. */
const MOST_DAYS = 21;
/** Certificates of weeks are renewed by programs, at the latest when a third is left; a fifth means that this failed. */
const LEAST_LEFT = 1 / 5;

export const rule = defineSiteRule({
  id: "tls-expiring",
  category: "technical",
  area: "security",
  severity: "high",
  fixKind: "config",
  certainty: 1,
  reads: ["probes"],
  source: "https://www.rfc-editor.org/rfc/rfc5280#section-4.1.2.5",
  judge: ({ probes }) =>
    judgeHandshakes(probes, ({ certificate }, at) => {
      if (certificate === null) return "untold";
      const [from, to] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)];
      const days = (to - at.getTime()) / DAY_MS;
      const wanted = Math.min(MOST_DAYS, ((to - from) / DAY_MS) * LEAST_LEFT);
      if (days >= wanted) return null;
      return {
        at: "certificate of the host",
        saw: { validUntil: certificate.validTo.slice(0, 10), daysLeft: Math.floor(days) },
        expected: `at least ${Math.ceil(wanted)} days left`,
      };
    }),
  words: { en },
  fix: newCertificate,
});
