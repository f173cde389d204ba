import { judgeHandshakes } from "../../../../reading/handshakes.ts";
import { defineSiteRule } from "../../../../rule.ts";

/** Weak ciphers of today's protocols are not tried: a client of today is never given one. */
export const rule = defineSiteRule({
  id: "tls-old-protocol",
  category: "technical",
  area: "security",
  severity: "medium",
  fixKind: "config",
  certainty: 1,
  reads: ["probes"],
  says: {
    failing: "The server still speaks TLS 1.0 or 1.1",
    why: "These protocols of 1999 and 2006 can be broken and must not be offered any more; card payments are not allowed over them.",
    fix: "Allow TLS 1.2 and 1.3 only, in the server's or the delivery network's settings.",
    source: "https://www.rfc-editor.org/rfc/rfc8996",
  },
  judge: ({ probes }) =>
    judgeHandshakes(probes, ({ certificate, oldProtocol }) => {
      if (oldProtocol === "accepted") {
        return { at: "handshake with TLS 1.1 at most", saw: "accepted", expected: "refused" };
      }
      return certificate === null || oldProtocol === "unknown" ? "untold" : null;
    }),
});
