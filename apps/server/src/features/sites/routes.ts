import { addSite, forgetSite, limits, listSites, rareTexts, verifySite } from "@audit/contract";
import type { Db, SiteRow } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import { limitHits } from "../../platform/rate-limit/index.ts";
import { lockAccount } from "../access/index.ts";
import { verifyOwnership, type VerifyServices } from "./verify-ownership.ts";
import { acceptOwnableDomain, speaksFor } from "./ownable-domain.ts";
import { presentSite } from "./present.ts";
import { deleteOwnSite, findOwnSite, insertSite, listOwnSites, saveLooks } from "./store.ts";

interface SiteServices extends VerifyServices {
  readonly db: Db;
}

/** A name server's answer takes minutes to change, so nobody needs more. */
const LOOKS_PER_HOUR = { hits: 30, seconds: 3_600 };
/** However many accounts ask: each look costs the site up to four requests. */
const LOOKS_AT_ONE_SITE = { hits: 300, seconds: 3_600 };

/** Proving that a domain is one's own. */
export function mountSites(mount: Mount, services: SiteServices): void {
  const { db, crawl } = services;
  const refuseIfClosed = (domain: string): void => {
    const isClosed = services.crawl.closedHosts.some((closed) => speaksFor(closed, domain));
    if (isClosed) throw new Problem("HOST_CLOSED", { text: rareTexts.hostClosed(domain) });
  };

  mount(listSites)(async ({ actor }) => ({ sites: (await listOwnSites(db, actor.userId)).map(presentSite) }));

  mount(addSite)(async ({ actor, body }) => {
    const domain = acceptOwnableDomain(body.domain, crawl.allowHosts);
    refuseIfClosed(domain);
    return answer(await keepSite(db, actor.userId, domain));
  });

  mount(verifySite)(async ({ actor, params }) => {
    const site = await findOwnSite(db, actor.userId, params.id);
    if (!site) throw new Problem("NOT_FOUND");
    refuseIfClosed(site.domain);
    await limitHits(db, `look ${actor.userId}`, LOOKS_PER_HOUR);
    await limitHits(db, `look at ${site.domain}`, LOOKS_AT_ONE_SITE);
    const seen = await saveLooks(db, site.id, await verifyOwnership(services, site));
    if (!seen) throw new Problem("NOT_FOUND");
    return answer(seen);
  });

  mount(forgetSite)(async ({ actor, params }) => {
    if (!(await deleteOwnSite(db, actor.userId, params.id))) throw new Problem("NOT_FOUND");
    return {};
  });
}

const answer = (site: SiteRow) => ({ site: presentSite(site) });

/** A domain that is named twice keeps its token, so that what was pasted stays good. */
const keepSite = (db: Db, userId: string, domain: string): Promise<SiteRow> =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId);
    const sites = await listOwnSites(tx, userId);
    const known = sites.find((site) => site.domain === domain);
    if (known) return known;
    if (sites.length >= limits.sitesPerAccount)
      throw new Problem("CONFLICT", { text: rareTexts.sitesMost(limits.sitesPerAccount) });
    return insertSite(tx, userId, domain);
  });
