import type { SiteFacts, TlsHost } from "@audit/facts";
import { judgePages, notApplicable, unknown, type Evidence, type SiteVerdict } from "../verdict.ts";

/**
 * Judges each host of the site by its handshake: evidence of a fault, null where all is well, "untold" where the host did
 * not say. A www variant without an entry in the DNS is no host of the site.
 */
export function judgeHandshakes<E extends Evidence>(
  { tls }: SiteFacts["probes"],
  judge: (host: TlsHost, at: Date) => E | null | "untold",
): SiteVerdict<E["saw"]> {
  if (tls === undefined) return unknown("No handshake with the site's hosts was looked at.");
  const hosts = tls?.hosts.filter(({ failure }) => failure?.kind !== "dns") ?? [];
  if (tls === null || hosts.length === 0) return notApplicable();
  const at = new Date(tls.at);
  const judged = hosts.map((host) => ({ url: host.url, evidence: judge(host, at) }));
  const answered = judged.flatMap(({ url, evidence }) => (evidence === "untold" ? [] : [{ url, evidence }]));
  if (answered.length === 0) return unknown(hosts[0]?.failure?.message ?? "The hosts gave no clear answer.");
  return judgePages(
    answered.flatMap(({ url, evidence }) => (evidence === null ? [] : [{ url, evidence }])),
    answered.length,
  );
}
