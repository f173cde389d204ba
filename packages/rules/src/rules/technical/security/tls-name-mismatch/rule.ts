import { newCertificate } from "../../../../fixes/server/certificates.ts";
import { en } from "./words.en.ts";
import { judgeHandshakes } from "../../../../reading/handshakes.ts";
import { defineSiteRule } from "../../../../rule.ts";

const MOST_SHOWN = 10;

export const rule = defineSiteRule({
  id: "tls-name-mismatch",
  category: "technical",
  area: "security",
  severity: "high",
  fixKind: "config",
  certainty: 1,
  reads: ["probes"],
  source: "https://www.rfc-editor.org/rfc/rfc9525#section-6",
  judge: ({ probes }) =>
    judgeHandshakes(probes, ({ url, certificate }) => {
      if (certificate === null) return "untold";
      if (certificate.coversHost) return null;
      const { hostname } = new URL(url);
      return { at: "names in the certificate", saw: certificate.names.slice(0, MOST_SHOWN), expected: hostname };
    }),
  words: { en },
  fix: newCertificate,
});
