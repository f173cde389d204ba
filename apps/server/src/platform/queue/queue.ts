import { fromKysely, PgBoss, type Job } from "pg-boss";
import type { Store, Tx } from "../database/index.ts";
import type { Log } from "../log.ts";
import { findHeld, findStranded } from "./store.ts";

const AUDITS = "audits";
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * A dead worker is seen after heartbeat + monitor, at most 12 s. How often a job may be tried is the pipeline's
 * decision, which knows a shutdown from a crash, so the queue itself hardly ever gives up.
 */
const QUEUE_SETTINGS = {
  heartbeatSeconds: 10,
  expireInSeconds: 2 * 60 * 60,
  retryLimit: 10_000,
  retryDelay: 1,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
};

export interface Place {
  readonly jobId: string;
  readonly priority: number;
}

export interface Queue {
  /** Puts jobs in line, within the caller's transaction. Higher priority goes first. */
  add(tx: Tx, jobs: readonly Place[]): Promise<void>;
  /** Takes jobs out of line; a worker that holds one loses its claim. */
  remove(tx: Tx, jobIds: readonly string[]): Promise<void>;
  /** Puts jobs back in line that are unfinished but in nobody's hands. @returns how many. */
  restoreStranded(): Promise<number>;
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
  await boss.createQueue(AUDITS, QUEUE_SETTINGS);
  // The first use of a queue looks it up on the queue's own connection. Inside a transaction of the embedded
  // database, which has one connection only, that would wait for itself.
  await boss.cancel(AUDITS, NOBODY);
  if (store.kind === "embedded") await freeAbandoned(boss, store);
  return queueOn(boss, store);
}

/** The embedded database serves one process, so whatever is held at its start was held by one that died. */
async function freeAbandoned(boss: PgBoss, store: Store): Promise<void> {
  const held = await findHeld(store.db, AUDITS);
  if (held.length > 0) await boss.fail(AUDITS, held);
}

function queueOn(boss: PgBoss, store: Store): Queue {
  const add = async (tx: Tx, jobs: readonly Place[]): Promise<void> => {
    if (jobs.length === 0) return;
    await boss.insert(
      AUDITS,
      jobs.map(({ jobId, priority }) => ({ id: jobId, priority })),
      { db: fromKysely(tx) },
    );
  };
  return {
    add,
    remove: async (tx, jobIds) => {
      if (jobIds.length > 0) await boss.deleteJob(AUDITS, [...jobIds], { db: fromKysely(tx) });
    },
    restoreStranded: async () => {
      const stranded = await findStranded(store.db, AUDITS);
      for (const jobId of stranded) {
        await store.db.transaction().execute(async (tx) => {
          await boss.deleteJob(AUDITS, jobId, { db: fromKysely(tx) });
          await add(tx, [{ jobId, priority: 0 }]);
        });
      }
      return stranded.length;
    },
    work: async (parallel, handle) => {
      const settings = {
        batchSize: 1,
        localConcurrency: parallel,
        pollingIntervalSeconds: 1,
        notifyPollingIntervalSeconds: 1,
      };
      await boss.work(AUDITS, settings, async ([job]: Job[]) => {
        if (job) await handle(job.id, job.signal);
      });
    },
    close: (ms) => boss.stop({ graceful: true, timeout: ms, close: false }),
  };
}
