import type { Db } from "../platform/database/index.ts";
import type { Log } from "../platform/log.ts";
import { releaseSiteLease, acquireSiteLease } from "./site-lease-store.ts";

const RENEW_MS = 10_000;

/** Somebody else of this installation reads the same site; whoever meets this goes back in line. */
export class SiteBusy extends Error {
  constructor(site: string) {
    super(`Another job reads ${site}.`);
    this.name = "SiteBusy";
  }
}

export interface SiteLeaseWanted {
  readonly db: Db;
  readonly log: Log;
  /** What the address counts under. */
  readonly site: string;
  /** Id of the job or check. */
  readonly holder: string;
  /** Called when the lease is another one's in the middle of the work, which has to stop then. */
  readonly onLost: (reason: SiteBusy) => void;
}

/**
 * Does work that reads a site while nobody else of the installation does: however many people ask for one site, it is
 * asked at one site's pace.
 * @throws SiteBusy when another one has the site; nothing was done then
 */
export async function holdSiteLease<T>(
  { db, log, site, holder, onLost }: SiteLeaseWanted,
  work: () => Promise<T>,
): Promise<T> {
  if (!(await acquireSiteLease(db, site, holder))) throw new SiteBusy(site);
  const renew = async (): Promise<void> => {
    if (!(await acquireSiteLease(db, site, holder))) onLost(new SiteBusy(site));
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error, site, holder }, "the site's lease was not renewed"));
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    // One that could not be given back ends by itself; what became of the work counts.
    await releaseSiteLease(db, site, holder).catch((error: unknown) =>
      log.warn({ err: error, site, holder }, "the site's lease was not given back"),
    );
  }
}
