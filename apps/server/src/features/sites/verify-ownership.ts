import type { ProofWay, SiteLook } from "@audit/contract";
import { lookForProofInProcess, type ProofLook } from "@audit/engine/process";
import type { CrawlSettings } from "../../config/config.ts";
import type { SiteRow } from "../../platform/database/index.ts";
import type { Log } from "../../platform/log.ts";
import { verifyByDns } from "./verify-by-dns.ts";
import { isInDns } from "./ownable-domain.ts";

export interface VerifyServices {
  readonly log: Log;
  readonly crawl: Pick<CrawlSettings, "allowHosts" | "userAgent" | "closedHosts">;
  readonly dnsServers: readonly string[];
}

/** Looks for a site's token in all places where it may stand. Never throws: what can't be seen is unknown. */
export async function verifyOwnership(
  { crawl, dnsServers, log }: VerifyServices,
  { domain, token }: Pick<SiteRow, "domain" | "token">,
): Promise<SiteLook[]> {
  const { allowHosts, userAgent, closedHosts } = crawl;
  const [dns, pages] = await Promise.all([
    isInDns(domain) ? verifyByDns(domain, token, dnsServers) : null,
    lookForProofInProcess({ domain, token, allowHosts, closedHosts, userAgent }).catch((error: unknown) => {
      log.warn({ err: error, domain }, "a site could not be looked at for its owner's token");
      return { file: UNSEEN, meta: UNSEEN };
    }),
  ]);
  const named = (way: ProofWay, look: ProofLook): SiteLook => ({ way, ...look });
  return [...(dns ? [named("dns", dns)] : []), named("file", pages.file), named("meta", pages.meta)];
}

const UNSEEN: ProofLook = { state: "unknown", sentence: "The site did not answer in time." };

/** The way in which a proof was found; "missing" only when every place says so for certain. */
export function proofFoundBy(looks: readonly SiteLook[]): ProofWay | "missing" | "unknown" {
  const found = looks.find(({ state }) => state === "found");
  if (found) return found.way;
  return looks.every(({ state }) => state === "missing") ? "missing" : "unknown";
}
