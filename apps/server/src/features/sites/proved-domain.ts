import type { Db } from "../../platform/database/index.ts";
import { verifyOwnership, type VerifyServices } from "./verify-ownership.ts";
import { speaksFor } from "./ownable-domain.ts";
import { listProvedSites, saveLooks } from "./store.ts";

/** A proof may be taken away any day; one seen today is relied upon without another look. */
const FRESH_HOURS = 24;

interface RelyServices extends VerifyServices {
  readonly db: Db;
}

/**
 * The domain of an account that speaks for a host now. An older proof is looked at again first: gone, it is lost; not to
 * be seen just now, it stays but is not relied upon.
 * @param host name, with the port where the address has one
 */
export async function provedDomainOf(services: RelyServices, userId: string, host: string): Promise<string | null> {
  const proved = await listProvedSites(services.db, userId, FRESH_HOURS);
  // The widest first: it speaks for wherever the site may lead.
  const covering = proved
    .filter(({ domain }) => speaksFor(domain, host))
    .toSorted((a, b) => a.domain.length - b.domain.length);
  for (const site of covering) {
    if (site.fresh) return site.domain;
    const looks = await verifyOwnership(services, site);
    const seen = await saveLooks(services.db, site.id, looks);
    if (seen?.state === "verified" && looks.some(({ state }) => state === "found")) return site.domain;
  }
  return null;
}
