import { type FaultCause, type JobStatus, rareTexts } from "@audit/contract";
import { AuditEnded, AuditFailed } from "@audit/engine/process";
import type { OpenAudit } from "../audit-request/index.ts";
import type { CrawlSettings } from "../config/config.ts";
import type { Connecting } from "../features/connections/index.ts";
import { findCorrection } from "../features/site-corrections/index.ts";
import { provedDomainOf } from "../features/sites/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db, JobRow, Tx } from "../platform/database/index.ts";
import { causeOf, createPatience, StillAway, type Patience } from "../platform/faults/index.ts";
import type { Hub } from "../platform/live/index.ts";
import type { Log } from "../platform/log.ts";
import type { Models } from "../platform/models/index.ts";
import { SiteBusy } from "../site-lease/index.ts";
import {
  claimJob,
  completeJob,
  enterStage,
  failJob,
  forgiveAttempt,
  giveBack,
  LeaseLost,
  noteFailure,
  sayWaiting,
  type Lease,
} from "./job-store.ts";
import { idleActivity } from "./progress.ts";
import type { Observing } from "./observe-job.ts";
import { openRun, type Run } from "./run.ts";
import { stagesFrom } from "./stages.ts";
import { Stuck, TookTooLong, watchWork, type Watch } from "./watch-work.ts";

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
  readonly observing?: Observing;
  readonly dnsServers: readonly string[];
  /** Prepares what a completed job puts in line with its last write. */
  readonly prepareEnd?: (jobId: string) => Promise<(tx: Tx) => Promise<void>>;
  /** Aborted when this process shuts down. */
  readonly shutdown: AbortSignal;
  readonly clock?: Clock;
  /** Hears of each fault that came in the way of a job, and whose it was. */
  readonly onFault?: (cause: FaultCause, error: unknown) => void;
}

/** Why a run is stopped from outside, although nothing went wrong in it. */
class Stopped extends Error {}

/**
 * Walks one job from its present stage to its end. Resolves when the job ended or is no longer ours.
 * @param claim aborted when the queue finds that another worker has the job.
 * @throws Error when the job should be taken up again: after a shutdown, or a fault with attempts left.
 */
export async function workOnJob(services: Services, jobId: string, claim: AbortSignal): Promise<void> {
  const { db, log, shutdown, clock } = services;
  const job = await claimJob(db, jobId);
  if (!job) return;
  const lease = { jobId, fence: job.fence };
  // Of what is to be said of the job after its work stopped, for whatever reason.
  const insistently = createPatience({ signal: AbortSignal.any([claim, shutdown]), clock });
  if (job.attempts > MOST_ATTEMPTS) {
    log.error({ jobId }, "the program ended too often with a job, which was put aside");
    return insistently(() => failJob(db, lease, PUT_ASIDE_WITH_PROGRAM, { quarantined: true }));
  }
  const stopping = new AbortController();
  const { maxSeconds } = services.crawl;
  const stop = (reason: Error): void => stopping.abort(reason);
  const watch = watchWork({ workedMs: job.worked_ms, maxSeconds, stop, clock });
  const attempt = { failures: job.failures };
  const unfollow = follow(services, { jobId, claim, stopping });
  let run: Run | null = null;
  try {
    const patiently = patienceOf(services, { job, lease, watch, signal: stopping.signal });
    const [own, correction] = await patiently(() => Promise.all([ownDomainOf(services, job), findCorrection(db, job)]));
    run = openRun(services, job, { own, correction, stopping, watch, patiently });
    await walkStages(run, { job, attempt, patiently });
    await complete(run, patiently, services.prepareEnd);
  } catch (error) {
    const reason = stopping.signal.aborted ? stopping.signal.reason : error;
    const so = { failures: attempt.failures + 1, workedMs: watch.workedMs() };
    await settle(services, { lease, insistently }, reason, so);
  } finally {
    watch.end();
    unfollow();
    await run?.closeAudit();
  }
}

/** Stops a run whose job was deleted or taken, or whose program ends. @returns stops following */
function follow(
  { hub, shutdown }: Services,
  { jobId, claim, stopping }: { jobId: string; claim: AbortSignal; stopping: AbortController },
): () => void {
  const unwatch = hub.onJobDeleted(jobId, () => stopping.abort(new LeaseLost()));
  const signal = AbortSignal.any([claim, shutdown]);
  const halt = (): void => stopping.abort(shutdown.aborted ? new Stopped("shutdown") : new LeaseLost());
  if (signal.aborted) halt();
  signal.addEventListener("abort", halt);
  return () => {
    signal.removeEventListener("abort", halt);
    unwatch();
  };
}

/** Waits while our store or disk is away, which its owner sees; the work's clock stands still meanwhile. */
function patienceOf(
  { db, log, clock, onFault }: Services,
  { job, lease, watch, signal }: { job: JobRow; lease: Lease; watch: Watch; signal: AbortSignal },
): Patience {
  const say = (waitsFor: "store" | "disk" | null): void =>
    // Where this can't be written either, the server that is asked finds out by itself.
    void sayWaiting(db, lease, idleActivity(job.url), waitsFor).catch(() => {});
  return createPatience({
    signal,
    clock,
    onWait: (away, error) => {
      log.warn({ err: error, jobId: job.id, cause: away }, "a job waits for our store or disk");
      onFault?.(away, error);
      watch.rest();
      say(away);
    },
    onGoOn: () => {
      watch.goOn();
      if (!signal.aborted) say(null);
    },
  });
}

const BEFORE_READ: ReadonlySet<JobStatus> = new Set(["queued", "starting", "executing_parallel_streams"]);

/** A proof counts while the site is read; what comes later asks it for nothing. */
const ownDomainOf = async (services: Services, { status, user_id: userId, url }: JobRow): Promise<string | null> =>
  BEFORE_READ.has(status) ? provedDomainOf(services, userId, new URL(url).host) : null;

interface Walk {
  readonly job: JobRow;
  readonly attempt: { failures: number };
  readonly patiently: Patience;
}

async function walkStages(run: Run, { job, attempt, patiently }: Walk): Promise<void> {
  for (const [index, stage] of stagesFrom(job.status).entries()) {
    run.signal.throwIfAborted();
    run.alive();
    const advanced = index > 0;
    await patiently(() => enterStage(run.db, run.lease, stage, { advanced, workedMs: run.workedMs() }));
    if (advanced) attempt.failures = 0;
    // What no single write or read could wait for: the whole stage goes on from what is stored.
    await patiently(async () => {
      try {
        await run.observed.stage(stage.status, () => stage.run(run));
      } catch (error) {
        await run.closeAudit();
        throw error;
      }
    });
  }
}

async function complete(run: Run, patiently: Patience, prepareEnd: Services["prepareEnd"]): Promise<void> {
  const afterwards = await patiently(async () => prepareEnd?.(run.job.id));
  run.signal.throwIfAborted();
  await patiently(() => completeJob(run.db, run.lease, afterwards));
  run.log.info({ jobId: run.job.id }, "a job is completed");
}

interface Settling {
  readonly lease: Lease;
  readonly insistently: Patience;
}

/** Decides what an ended run means for its job. @throws Error when it should be taken up again. */
async function settle(
  { db, log, onFault }: Services,
  { lease, insistently }: Settling,
  error: unknown,
  { failures, workedMs }: { failures: number; workedMs: number },
): Promise<void> {
  const { jobId } = lease;
  if (error instanceof LeaseLost) {
    log.info({ jobId }, "a job was deleted or taken over");
    return forgiveAttempt(db, jobId);
  }
  if (error instanceof Stopped || error instanceof SiteBusy) {
    if (error instanceof Stopped) onFault?.("shutdown", error);
    await giveBack(db, lease, workedMs);
    throw error;
  }
  const cause = error instanceof StillAway ? error.away : causeOf(error);
  // Waiting was counted while it lasted.
  if (!(error instanceof StillAway)) onFault?.(cause, error);
  const fail = (sentence: string, options?: { quarantined: boolean }): Promise<void> =>
    insistently(() => failJob(db, lease, sentence, options));
  if (error instanceof AuditFailed) {
    log.info({ jobId, code: error.code }, "a site could not be audited");
    return fail(error.message);
  }
  log.error({ err: error, jobId, failures, cause }, "a stage of a job failed");
  if (error instanceof TookTooLong) return fail(rareTexts.tookTooLong);
  // Not insistently: what could not be asked for an hour may be away still, and the next worker begins anew.
  if (error instanceof StillAway) return failJob(db, lease, rareTexts.stillAway[error.away]);
  if (failures < MOST_FAILURES) {
    await insistently(() => noteFailure(db, lease, workedMs));
    throw error;
  }
  if (error instanceof AuditEnded) return fail(PUT_ASIDE, { quarantined: true });
  await fail(error instanceof Stuck ? rareTexts.gotStuck : rareTexts.internal);
}
