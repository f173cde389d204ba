import { fromKysely, PgBoss, type Job } from "pg-boss";
import type { Store, Tx } from "../database/index.ts";
import type { Log } from "../log.ts";
import { ageWaiting, findHeld, findPlace, findStranded, findStrandedRows } from "./store.ts";

const AUDITS = "audits";
/** Looks at finished tasks; they go beside the audits, so that nobody waits behind a long crawl. */
const CHECKS = "checks";
/** Pages measured after their job, behind everything else. */
const RUNS = "lighthouse";
/** Finished jobs that are judged again by what their owner says; they read no site. */
const REJUDGINGS = "rejudgings";
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Nobody waits for a measured page; the line should cost an idle program nearly nothing. */
const UNHURRIED_SECONDS = 2;
/** The line tells who waits that there is something; beside that so many ask each second, however many there are. */
const LOOKS_PER_SECOND = 8;

/**
 * A dead worker is seen after heartbeat + monitor, at most 12 s, or at once by a program that starts later. How often a job may be tried is the pipeline's
 * decision, which knows a shutdown from a crash, so the queue itself hardly ever gives up.
 */
const QUEUE_SETTINGS = {
  expireInSeconds: 2 * 60 * 60,
  retryLimit: 10_000,
  retryDelay: 1,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
};

/** The embedded database has one process, whose end frees all it held: 24 jobs that say they live would hold others up. */
const HEARTBEAT_SECONDS = { postgres: 10, embedded: 120 };

export interface Place {
  readonly jobId: string;
  readonly priority: number;
}

export interface Queue {
  /** Puts jobs in line, within the caller's transaction. Higher priority goes first. */
  add(tx: Tx, jobs: readonly Place[]): Promise<void>;
  /** Takes jobs out of line; a worker that holds one loses its claim. */
  remove(tx: Tx, jobIds: readonly string[]): Promise<void>;
  /** Puts a check of a finished task in line, within the caller's transaction. */
  addCheck(tx: Tx, checkId: string): Promise<void>;
  /** Like `work`, for checks. */
  workOnChecks(parallel: number, handle: (checkId: string, claim: AbortSignal) => Promise<void>): Promise<void>;
  /** Puts pages to be measured in line, within the caller's transaction; the first ones go before later ones of others. */
  addRuns(tx: Tx, runIds: readonly string[]): Promise<void>;
  /** Like `work`, for pages to be measured: one at a time. */
  workOnRuns(handle: (runId: string, claim: AbortSignal) => Promise<void>): Promise<void>;
  /** Puts a finished job in line to be judged again, within the caller's transaction. */
  addRejudging(tx: Tx, rejudgingId: string): Promise<void>;
  /** Like `work`, for jobs to be judged again: one at a time. */
  workOnRejudgings(handle: (rejudgingId: string, claim: AbortSignal) => Promise<void>): Promise<void>;
  /** Puts jobs, checks, pages and rejudgings back in line that are unfinished but in nobody's hands. @returns how many. */
  restoreStranded(): Promise<number>;
  /** Where a job stands in line, from 1; null when it is not in line. */
  placeOf(jobId: string): Promise<number | null>;
  /** Lets jobs that have waited go before those that came later, whoever's they are. */
  ageWaiting(): Promise<void>;
  /** Works on up to `parallel` jobs at once. An error thrown by `handle` means: again, later. */
  work(parallel: number, handle: (jobId: string, claim: AbortSignal) => Promise<void>): Promise<void>;
  /** Takes no more jobs and waits for those in hand, at most `ms`. */
  close(ms: number): Promise<void>;
}

/** Opens the job queue, which lives in the same database as the rows it is about. */
export async function openQueue(store: Store, log: Log, { supervise }: { supervise: boolean }): Promise<Queue> {
  const boss = new PgBoss({
    db: store.queueDb,
    schema: "queue",
    ...(store.kind === "embedded" ? { backend: "pglite" as const } : {}),
    useListenNotify: true,
    supervise,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    schedule: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue reports an error"));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "the job queue warns"));
  await boss.start();
  // The first use of a queue looks it up on the queue's own connection. Inside a transaction of the embedded
  // database, which has one connection only, that would wait for itself.
  for (const line of [AUDITS, CHECKS, RUNS, REJUDGINGS]) {
    const settings = { ...QUEUE_SETTINGS, heartbeatSeconds: HEARTBEAT_SECONDS[store.kind] };
    await boss.createQueue(line, settings);
    // One that is there keeps what it was made with.
    await boss.updateQueue(line, settings);
    await boss.cancel(line, NOBODY);
    await freeAbandoned(boss, store, line);
  }
  return queueOn(boss, store);
}

/**
 * Puts back in line what dead workers held, without waiting for the queue's own round. The embedded database serves one
 * process, so whatever is held at its start was held by one that died.
 */
async function freeAbandoned(boss: PgBoss, store: Store, line: string): Promise<void> {
  const held = await findHeld(store.db, line, { silentOnly: store.kind === "postgres" });
  if (held.length > 0) await boss.fail(line, held);
}

type Handle = (id: string, claim: AbortSignal) => Promise<void>;

function queueOn(boss: PgBoss, store: Store): Queue {
  const add = async (tx: Tx, jobs: readonly Place[]): Promise<void> => {
    if (jobs.length === 0) return;
    await boss.insert(
      AUDITS,
      jobs.map(({ jobId, priority }) => ({ id: jobId, priority, data: { from: priority } })),
      { db: fromKysely(tx) },
    );
  };
  const addCheck = async (tx: Tx, checkId: string): Promise<void> =>
    void (await boss.insert(CHECKS, [{ id: checkId }], { db: fromKysely(tx) }));
  const addRejudging = async (tx: Tx, id: string): Promise<void> =>
    void (await boss.insert(REJUDGINGS, [{ id }], { db: fromKysely(tx) }));
  const addRuns = async (tx: Tx, runIds: readonly string[]): Promise<void> => {
    if (runIds.length === 0) return;
    const entries = runIds.map((id, place) => ({ id, priority: -place }));
    await boss.insert(RUNS, entries, { db: fromKysely(tx) });
  };
  const workOn = async (
    line: string,
    parallel: number,
    handle: Handle,
    pollSeconds = Math.max(1, parallel / LOOKS_PER_SECOND),
  ): Promise<void> => {
    const settings = {
      batchSize: 1,
      localConcurrency: parallel,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
    };
    await boss.work(line, settings, async ([job]: Job[]) => {
      if (job) await handle(job.id, job.signal);
    });
  };
  const putBack = async (line: string, ids: readonly string[], put: (tx: Tx, id: string) => Promise<void>) => {
    for (const id of ids) {
      await store.db.transaction().execute(async (tx) => {
        await boss.deleteJob(line, id, { db: fromKysely(tx) });
        await put(tx, id);
      });
    }
  };
  return {
    add,
    addCheck,
    addRuns,
    addRejudging,
    remove: async (tx, jobIds) => {
      if (jobIds.length > 0) await boss.deleteJob(AUDITS, [...jobIds], { db: fromKysely(tx) });
    },
    restoreStranded: async () => {
      const stranded = await findStranded(store.db, AUDITS);
      await putBack(AUDITS, stranded, (tx, jobId) => add(tx, [{ jobId, priority: 0 }]));
      const checks = await findStrandedRows(store.db, "action_checks", CHECKS);
      await putBack(CHECKS, checks, addCheck);
      const runs = await findStrandedRows(store.db, "lighthouse_runs", RUNS);
      await putBack(RUNS, runs, (tx, runId) => addRuns(tx, [runId]));
      const rejudgings = await findStrandedRows(store.db, "rejudgings", REJUDGINGS);
      await putBack(REJUDGINGS, rejudgings, addRejudging);
      return stranded.length + checks.length + runs.length + rejudgings.length;
    },
    placeOf: (jobId) => findPlace(store.db, AUDITS, jobId),
    ageWaiting: () => ageWaiting(store.db, AUDITS),
    work: (parallel, handle) => workOn(AUDITS, parallel, handle),
    workOnChecks: (parallel, handle) => workOn(CHECKS, parallel, handle),
    workOnRuns: (handle) => workOn(RUNS, 1, handle, UNHURRIED_SECONDS),
    workOnRejudgings: (handle) => workOn(REJUDGINGS, 1, handle),
    close: (ms) => boss.stop({ graceful: true, timeout: ms, close: false }),
  };
}
