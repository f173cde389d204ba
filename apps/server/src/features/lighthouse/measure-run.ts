import { measurePage, type CrawlQuota, type LighthouseOutcome } from "@audit/engine/process";
import type { CrawlSettings } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import type { Log } from "../../platform/log.ts";
import { crawlQuotaOf } from "../crawl-quota/index.ts";
import { provedDomainOf, speaksFor } from "../sites/index.ts";
import { findLighthouse, type FoundLighthouse } from "./find-lighthouse.ts";
import type { ClaimedRun } from "./store.ts";

export interface Measuring {
  readonly db: Db;
  readonly log: Log;
  readonly crawl: CrawlSettings;
  readonly dnsServers: readonly string[];
  /** Where Lighthouse is installed; null: it is switched off, and what still waits is told so. */
  readonly folder: string | null;
  readonly shutdown: AbortSignal;
}

/** What a page is measured with, or why it is not measured at all, in a sentence. */
export async function means(
  { folder, crawl }: Measuring,
  { url }: ClaimedRun,
): Promise<Exclude<FoundLighthouse, { missing: string }> | { readonly missing: string }> {
  if (folder === null) return { missing: "Lighthouse was switched off before this page's turn came." };
  const { host } = new URL(url);
  if (crawl.closedHosts.some((closed) => speaksFor(closed, host))) {
    return { missing: `${host} asked not to be read, so it was not asked.` };
  }
  return findLighthouse(folder);
}

/** Measures a page within its site's day. @returns null when its daily quota is used up */
export async function measureRun(
  measuring: Measuring,
  { url, job }: ClaimedRun,
  found: { lighthouse: string; browser: string },
  stop: AbortSignal,
): Promise<LighthouseOutcome | null> {
  const quota = await quotaFor(measuring, job, new URL(url).host);
  if (quota && (await quota.take(1)) === 0) return null;
  const { locale } = job.options;
  const { userAgent, allowHosts, closedHosts } = measuring.crawl;
  const bounds = { userAgent, allowHosts, closedHosts, ...(locale === undefined ? {} : { locale }) };
  const outcome = await measurePage({ url, home: job.url, ...found, ...bounds }, stop);
  if (outcome.ownRequests > 1) await quota?.take(outcome.ownRequests - 1);
  return outcome;
}

/** An owner's own site has no meter. */
async function quotaFor(measuring: Measuring, job: ClaimedRun["job"], host: string): Promise<CrawlQuota | null> {
  const own = await provedDomainOf(measuring, job.user_id, host);
  return own !== null && speaksFor(own, host) ? null : crawlQuotaOf(measuring.db, measuring.crawl, job.domain);
}

/** A page asks for much at once; the site gets the time back before it is read again. */
export const keepPace = ({ crawl }: Measuring, requests: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (crawl.rate === 0 || stop.aborted) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      stop.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, (requests * 1000) / crawl.rate);
    stop.addEventListener("abort", end);
  });
