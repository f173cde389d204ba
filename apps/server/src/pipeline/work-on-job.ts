import { type JobStatus, rareTexts } from "@audit/contract";
import { AuditEnded, AuditFailed } from "@audit/engine/process";
import type { OpenAudit } from "../audit-request/index.ts";
import type { CrawlSettings } from "../config/config.ts";
import type { Connecting } from "../features/connections/index.ts";
import { findCorrection } from "../features/site-corrections/index.ts";
import { provedDomainOf } from "../features/sites/index.ts";
import type { Db, JobRow, Tx } from "../platform/database/index.ts";
import type { Hub } from "../platform/live/index.ts";
import type { Log } from "../platform/log.ts";
import type { Models } from "../platform/models/index.ts";
import { SiteBusy } from "../site-lease/index.ts";
import {
  claimJob,
  completeJob,
  enterStage,
  failJob,
  giveBack,
  LeaseLost,
  noteFailure,
  type Lease,
} from "./job-store.ts";
import { openRun, type Run } from "./run.ts";
import { stagesFrom } from "./stages.ts";
import { Stuck, TookTooLong, watchWork, type WorkClock } from "./watch-work.ts";

/** One try and two repeats per stage. */
const MOST_FAILURES = 3;
/**
 * The audit has a process of its own, so a whole program that ends is hardly the job's fault: it may be restarted, or
 * killed for another job, many times. Only then the job is suspected.
 */
const MOST_ATTEMPTS = 10;
const PUT_ASIDE =
  "This analysis ended our worker three times, so we put it aside. Please contact support if it happens again.";
const PUT_ASIDE_WITH_PROGRAM =
  "Our program ended ten times while it worked on this analysis, so we put it aside. Please contact support if it happens again.";

interface Services {
  readonly db: Db;
  readonly log: Log;
  readonly hub: Hub;
  readonly models: Models;
  readonly crawl: CrawlSettings;
  readonly connecting: Connecting;
  readonly openAudit: OpenAudit;
  readonly dnsServers: readonly string[];
  /** Prepares what a completed job puts in line with its last write. */
  readonly prepareEnd?: (jobId: string) => Promise<(tx: Tx) => Promise<void>>;
  /** Aborted when this process shuts down. */
  readonly shutdown: AbortSignal;
  readonly clock?: WorkClock;
}

/** Why a run is stopped from outside, although nothing went wrong in it. */
class Stopped extends Error {}

/**
 * Walks one job from its present stage to its end. Resolves when the job ended or is no longer ours.
 * @param claim aborted when the queue finds that another worker has the job.
 * @throws Error when the job should be taken up again: after a shutdown, or a fault with attempts left.
 */
export async function workOnJob(services: Services, jobId: string, claim: AbortSignal): Promise<void> {
  const { db, hub, log, shutdown } = services;
  const job = await claimJob(db, jobId);
  if (!job) return;
  const lease = { jobId, fence: job.fence };
  if (job.attempts > MOST_ATTEMPTS) {
    log.error({ jobId }, "the program ended too often with a job, which was put aside");
    return failJob(db, lease, PUT_ASIDE_WITH_PROGRAM, { quarantined: true });
  }
  const own = await ownDomainOf(services, job);
  const correction = await findCorrection(db, job);
  const stopping = new AbortController();
  const unwatch = hub.onJobDeleted(jobId, () => stopping.abort(new LeaseLost()));
  const signal = AbortSignal.any([claim, shutdown]);
  const halt = (): void => stopping.abort(shutdown.aborted ? new Stopped("shutdown") : new LeaseLost());
  if (signal.aborted) halt();
  signal.addEventListener("abort", halt);
  const { maxSeconds } = services.crawl;
  const stop = (reason: Error): void => stopping.abort(reason);
  const watch = watchWork({ workedMs: job.worked_ms, maxSeconds, stop, clock: services.clock });
  const run = openRun(services, job, { own, correction, stopping, watch });
  const attempt = { failures: job.failures };
  try {
    await walkStages(run, job, attempt);
    await complete(run, services.prepareEnd);
  } catch (error) {
    const reason = stopping.signal.aborted ? stopping.signal.reason : error;
    await settle(services, lease, reason, { failures: attempt.failures + 1, workedMs: watch.workedMs() });
  } finally {
    watch.end();
    signal.removeEventListener("abort", halt);
    unwatch();
    await run.closeAudit();
  }
}

const BEFORE_READ: ReadonlySet<JobStatus> = new Set(["queued", "starting", "executing_parallel_streams"]);

/** A proof counts while the site is read; what comes later asks it for nothing. */
const ownDomainOf = async (services: Services, { status, user_id: userId, url }: JobRow): Promise<string | null> =>
  BEFORE_READ.has(status) ? provedDomainOf(services, userId, new URL(url).host) : null;

async function walkStages(run: Run, job: JobRow, attempt: { failures: number }): Promise<void> {
  for (const [index, stage] of stagesFrom(job.status).entries()) {
    run.signal.throwIfAborted();
    run.alive();
    await enterStage(run.db, run.lease, stage, { advanced: index > 0, workedMs: run.workedMs() });
    if (index > 0) attempt.failures = 0;
    await stage.run(run);
  }
}

async function complete(run: Run, prepareEnd: Services["prepareEnd"]): Promise<void> {
  const afterwards = await prepareEnd?.(run.job.id);
  run.signal.throwIfAborted();
  await completeJob(run.db, run.lease, afterwards);
  run.log.info({ jobId: run.job.id }, "a job is completed");
}

/** Decides what an ended run means for its job. @throws Error when it should be taken up again. */
async function settle(
  { db, log }: Services,
  lease: Lease,
  error: unknown,
  { failures, workedMs }: { failures: number; workedMs: number },
): Promise<void> {
  const { jobId } = lease;
  if (error instanceof LeaseLost) return log.info({ jobId }, "a job was deleted or taken over");
  if (error instanceof Stopped || error instanceof SiteBusy) {
    await giveBack(db, lease, workedMs);
    throw error;
  }
  if (error instanceof AuditFailed) {
    log.info({ jobId, code: error.code }, "a site could not be audited");
    return failJob(db, lease, error.message);
  }
  log.error({ err: error, jobId, failures }, "a stage of a job failed");
  if (error instanceof TookTooLong) return failJob(db, lease, rareTexts.tookTooLong);
  if (failures < MOST_FAILURES) {
    await noteFailure(db, lease, workedMs);
    throw error;
  }
  if (error instanceof AuditEnded) return failJob(db, lease, PUT_ASIDE, { quarantined: true });
  await failJob(db, lease, error instanceof Stuck ? rareTexts.gotStuck : rareTexts.internal);
}
