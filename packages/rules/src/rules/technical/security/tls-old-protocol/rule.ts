import { en } from "./words.en.ts";
import { judgeHandshakes } from "../../../../reading/handshakes.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fix } from "./fix.ts";

/** Weak ciphers of today's protocols are not tried: a client of today is never given one. */
export const rule = defineSiteRule({
  id: "tls-old-protocol",
  category: "technical",
  area: "security",
  severity: "medium",
  fixKind: "config",
  certainty: 1,
  reads: ["probes"],
  source: "https://www.rfc-editor.org/rfc/rfc8996",
  judge: ({ probes }) =>
    judgeHandshakes(probes, ({ certificate, oldProtocol }) => {
      if (oldProtocol === "accepted") {
        return { at: "handshake with TLS 1.1 at most", saw: "accepted", expected: "refused" };
      }
      return certificate === null || oldProtocol === "unknown" ? "untold" : null;
    }),
  words: { en },
  fix,
});
