import { rareTexts } from "@audit/contract";
import type { CrawlSettings } from "../../config/config.ts";
import type { Tx } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import { listOwnSites, speaksFor } from "../sites/index.ts";
import { noteSites, readSiteDay, secondsLeft } from "./store.ts";

interface Wanted {
  readonly url: string;
  /** What the address counts under. */
  readonly domain: string;
}

export type RequestPolicy = Pick<CrawlSettings, "daily" | "closedHosts">;

/** Fewer requests than this show nothing of a site. */
const LEAST_REQUESTS = 25;

/**
 * Decides by daily quotas and closed hosts whether sites may be read for an account now: all of them or none.
 * @throws Problem HOST_CLOSED, or RATE_LIMITED until the next day
 */
export async function admitSites(
  tx: Tx,
  { daily, closedHosts }: RequestPolicy,
  userId: string,
  wanted: readonly Wanted[],
): Promise<void> {
  for (const { url } of wanted) refuseClosed(new URL(url).host, closedHosts);
  const own = (await listOwnSites(tx, userId)).filter(({ state }) => state === "verified");
  const strange = wanted.filter(({ url }) => !own.some(({ domain }) => speaksFor(domain, new URL(url).host)));
  if (strange.length === 0) return;
  const sites = [...new Set(strange.map(({ domain }) => domain))];
  const asked = await readSiteDay(tx, sites);
  const full = sites.find((site) => daily.requests - (asked.get(site) ?? 0) < LEAST_REQUESTS);
  if (full !== undefined) throw await tomorrow(tx, rareTexts.siteReadToday(full));
  if ((await noteSites(tx, userId, sites)) > daily.sites) throw await tomorrow(tx, rareTexts.sitesPerDay(daily.sites));
}

const tomorrow = async (tx: Tx, text: string): Promise<Problem> =>
  new Problem("RATE_LIMITED", { text, retryAfter: await secondsLeft(tx) });

/** @throws Problem HOST_CLOSED for a host whose owner wants it left alone */
function refuseClosed(host: string, closedHosts: readonly string[]): void {
  if (closedHosts.some((domain) => speaksFor(domain, host)))
    throw new Problem("HOST_CLOSED", { text: rareTexts.hostClosed(host) });
}
