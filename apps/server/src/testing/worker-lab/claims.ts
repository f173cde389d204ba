import { setTimeout as pause } from "node:timers/promises";
import { claimJob, completeJob } from "../../pipeline/job-store.ts";
import { openPostgres } from "../../platform/database/postgres.ts";
import { createLog } from "../../platform/log.ts";
import { openQueue } from "../../platform/queue/queue.ts";
import { waitFor } from "../wait-for.ts";
import { plantQueued } from "./plant-queued.ts";

export interface ClaimsWanted {
  readonly jobs: number;
  /** Of all programs together. */
  readonly workers: number;
  /** Each with connections and a queue of its own. */
  readonly programs: number;
}

export interface ClaimsSeen {
  /** Jobs that some worker claimed exactly once. */
  readonly once: number;
  readonly more: number;
  readonly completed: number;
}

const WORK_MS = 5;

/** Lets many workers take jobs off one line, and counts how often each job was taken. */
export async function claimAll(database: string, { jobs, workers, programs }: ClaimsWanted): Promise<ClaimsSeen> {
  const log = createLog("silent");
  const claims = new Map<string, number>();
  const opened = [];
  for (let at = 0; at < programs; at += 1) {
    const store = await openPostgres(database, log);
    opened.push({ store, queue: await openQueue(store, log, { supervise: at === 0 }) });
  }
  const [{ store, queue }] = opened as [(typeof opened)[number]];
  const ids = await plantQueued(store, queue, jobs);
  for (const { store: own, queue: line } of opened) {
    await line.work(Math.ceil(workers / programs), async (jobId) => {
      const job = await claimJob(own.db, jobId);
      if (job === null) return;
      claims.set(jobId, (claims.get(jobId) ?? 0) + 1);
      await pause(WORK_MS);
      await completeJob(own.db, { jobId, fence: job.fence });
    });
  }
  const countCompleted = async (): Promise<number> => {
    const done = await store.db.selectFrom("jobs").select("id").where("status", "=", "completed").execute();
    return done.filter(({ id }) => ids.includes(id)).length;
  };
  await waitFor("all jobs to be done", async () => (await countCompleted()) === ids.length, 300_000);
  const completed = await countCompleted();
  for (const { store: own, queue: line } of opened) {
    await line.close(5_000);
    await own.close();
  }
  const counts = ids.map((id) => claims.get(id) ?? 0);
  return {
    once: counts.filter((count) => count === 1).length,
    more: counts.filter((count) => count > 1).length,
    completed,
  };
}
