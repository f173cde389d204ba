import type { LighthouseResult } from "@audit/contract";
import { measurePage, type Allowance, type LighthouseFault, type LighthouseOutcome } from "@audit/engine/process";
import type { CrawlSettings } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import type { Hub } from "../../platform/live/index.ts";
import type { Log } from "../../platform/log.ts";
import { roomOf } from "../manners/index.ts";
import { provedDomainOf, speaksFor } from "../sites/index.ts";
import { findLighthouse } from "./find-lighthouse.ts";
import { claimRun, finishRun, giveRunBack, type ClaimedRun } from "./store.ts";

/** One try and one repeat. */
const MOST_ATTEMPTS = 2;
/** Another try would be rude, or end alike. */
const FINAL: ReadonlySet<LighthouseFault> = new Set(["forbidden", "left-site", "too-large"]);

interface Services {
  readonly db: Db;
  readonly log: Log;
  readonly hub: Pick<Hub, "onJobDeleted">;
  readonly crawl: CrawlSettings;
  readonly dnsServers: readonly string[];
  /** Where Lighthouse is installed; null: it is switched off, and what still waits is told so. */
  readonly folder: string | null;
  readonly shutdown: AbortSignal;
}

/**
 * Measures one page of a finished job and writes what came of it; the job itself stays as it is.
 * @throws Error when the page should be taken up again: after a shutdown, or a fault with a try left.
 */
export async function workOnRun(services: Services, runId: string, claim: AbortSignal): Promise<void> {
  const { db, log, hub, shutdown } = services;
  const run = await claimRun(db, runId);
  if (!run) return;
  if (run.attempts > MOST_ATTEMPTS) return finishRun(db, run, notMeasured("Measuring it ended our worker twice."));
  const deleted = new AbortController();
  const unwatch = hub.onJobDeleted(run.job.id, () => deleted.abort());
  try {
    const outcome = await measure(services, run, AbortSignal.any([claim, shutdown, deleted.signal]));
    if (shutdown.aborted) {
      await giveRunBack(db, run);
      throw new Error("The measuring was stopped by a shutdown.");
    }
    // The row is gone, or in other hands.
    if (deleted.signal.aborted || claim.aborted) return;
    if ("fault" in outcome && !FINAL.has(outcome.fault) && run.attempts < MOST_ATTEMPTS)
      throw new Error(outcome.reason);
    await finishRun(db, run, "figures" in outcome ? measured(outcome.figures) : notMeasured(outcome.reason));
    log.info({ runId, jobId: run.job.id, url: run.url }, "a page was measured");
    await keepPace(services, outcome);
  } finally {
    unwatch();
  }
}

type Figures = Extract<LighthouseOutcome, { figures: unknown }>["figures"];

const measured = (figures: Figures): LighthouseResult => ({
  state: "measured",
  at: new Date().toISOString(),
  ...figures,
  warnings: [...figures.warnings],
});

const notMeasured = (reason: string): LighthouseResult => ({
  state: "not-measured",
  at: new Date().toISOString(),
  reason,
});

type Outcome = LighthouseOutcome | { readonly reason: string; readonly ownRequests: 0 };

const refused = (reason: string): Outcome => ({ reason, ownRequests: 0 });

async function measure(services: Services, { url, job }: ClaimedRun, signal: AbortSignal): Promise<Outcome> {
  const { crawl, folder } = services;
  const { host } = new URL(url);
  if (folder === null) return refused("Lighthouse was switched off before this page's turn came.");
  if (crawl.closedHosts.some((closed) => speaksFor(closed, host))) {
    return refused(`${host} asked not to be read, so it was not asked.`);
  }
  const found = await findLighthouse(folder);
  if ("missing" in found) return refused(found.missing);
  const room = await roomFor(services, job, host);
  if (room && (await room.take(1)) === 0) return refused("The site was asked as often today as it may be.");
  const { locale } = job.options;
  const { userAgent, allowHosts } = crawl;
  const wanted = { url, home: job.url, ...found, userAgent, allowHosts, ...(locale === undefined ? {} : { locale }) };
  const outcome = await measurePage(wanted, signal);
  if (outcome.ownRequests > 1) await room?.take(outcome.ownRequests - 1);
  return outcome;
}

/** An owner's own site has no meter. */
async function roomFor(services: Services, job: ClaimedRun["job"], host: string): Promise<Allowance | null> {
  const own = await provedDomainOf(services, job.user_id, host);
  return own !== null && speaksFor(own, host) ? null : roomOf(services.db, services.crawl, job.domain);
}

/** A page asks for much at once; the site gets the time back before another one is opened. */
async function keepPace({ crawl, shutdown }: Services, { ownRequests }: Outcome): Promise<void> {
  if (crawl.rate === 0 || ownRequests === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, (ownRequests * 1000) / crawl.rate);
    shutdown.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
