import type { LighthouseResult } from "@audit/contract";
import type { LighthouseFault, LighthouseOutcome } from "@audit/engine/process";
import { createPatience, passingCauseOf } from "../../platform/faults/index.ts";
import type { Hub } from "../../platform/live/index.ts";
import { holdSiteLease, SiteBusy } from "../../site-lease/index.ts";
import { keepPace, means, measureRun, type Measuring } from "./measure-run.ts";
import { claimRun, finishRun, giveRunBack, type ClaimedRun } from "./store.ts";

/** One try and one repeat. */
const MOST_ATTEMPTS = 2;
/** Another try would be rude, or end alike. */
const FINAL: ReadonlySet<LighthouseFault> = new Set(["forbidden", "left-site", "too-large"]);

interface Services extends Measuring {
  readonly hub: Pick<Hub, "onJobDeleted">;
}

/**
 * Measures one page of a finished job and writes what came of it; the job itself stays as it is.
 * @throws Error when the page should be taken up again: after a shutdown, while somebody else reads the site, or after a
 *   fault with a try left.
 */
export async function workOnRun(services: Services, runId: string, claim: AbortSignal): Promise<void> {
  const { db, hub, shutdown } = services;
  const run = await claimRun(db, runId);
  if (!run) return;
  if (run.attempts > MOST_ATTEMPTS) return finishRun(db, run, notMeasured("Measuring it ended our worker twice."));
  const gone = new AbortController();
  const unwatch = hub.onJobDeleted(run.job.id, () => gone.abort());
  const over = AbortSignal.any([claim, gone.signal]);
  try {
    const found = await means(services, run);
    if ("missing" in found) return await finishRun(db, run, notMeasured(found.missing));
    await underSiteLease(services, run, async (lost) => {
      const stop = AbortSignal.any([over, shutdown, lost]);
      const outcome = await measureRun(services, run, found, stop);
      // Else the row is gone, or in other hands.
      if (stop.aborted) return;
      await settle(services, run, outcome).finally(() => keepPace(services, outcome?.ownRequests ?? 0, stop));
    });
    if (shutdown.aborted) throw new Error("The measuring was stopped by a shutdown.");
  } catch (error) {
    if (shutdown.aborted || error instanceof SiteBusy || passingCauseOf(error) !== null) {
      const insistently = createPatience({ signal: AbortSignal.any([claim, shutdown]) });
      await insistently(() => giveRunBack(db, run));
    }
    throw error;
  } finally {
    unwatch();
  }
}

/** Asks the site when nobody else does, unless its operator set it free of pauses. @throws SiteBusy */
async function underSiteLease(
  { db, log, crawl }: Services,
  run: ClaimedRun,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  if (crawl.rate === 0) return work(lost.signal);
  const onLost = (reason: SiteBusy): void => lost.abort(reason);
  await holdSiteLease({ db, log, site: run.job.domain, holder: run.id, onLost }, () => work(lost.signal));
  lost.signal.throwIfAborted();
}

/** @throws Error for a fault that another try may not have */
async function settle({ db, log }: Services, run: ClaimedRun, outcome: LighthouseOutcome | null): Promise<void> {
  if (outcome === null) return finishRun(db, run, notMeasured("The site was asked as often today as it may be."));
  if ("figures" in outcome) {
    await finishRun(db, run, measured(outcome.figures));
    return log.info({ jobId: run.job.id, url: run.url }, "a page was measured");
  }
  if (!FINAL.has(outcome.fault) && run.attempts < MOST_ATTEMPTS) throw new Error(outcome.reason);
  await finishRun(db, run, notMeasured(outcome.reason));
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
