import type { LighthouseResult } from "@audit/contract";
import type { Db, JobRow, Tx } from "../../platform/database/index.ts";

/** A claimed page with the job it belongs to. */
export interface ClaimedRun {
  readonly id: string;
  readonly url: string;
  readonly attempts: number;
  readonly job: JobRow;
}

/** Notes a job's pages, most important first; pages that a job has already stay as they are. @returns ids of the new. */
export async function insertRuns(tx: Tx, jobId: string, urls: readonly string[]): Promise<string[]> {
  const rows = await tx
    .insertInto("lighthouse_runs")
    .values(urls.map((url, place) => ({ job_id: jobId, url, place })))
    .onConflict((conflict) => conflict.columns(["job_id", "place"]).doNothing())
    .returning(["id", "place"])
    .execute();
  return rows.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
}

/** Takes the page over from whoever had it. @returns null when it is done or gone. */
export async function claimRun(db: Db, id: string): Promise<ClaimedRun | null> {
  const run = await db
    .updateTable("lighthouse_runs")
    .set((q) => ({ attempts: q("attempts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .returning(["url", "attempts", "job_id"])
    .executeTakeFirst();
  const job = run && (await db.selectFrom("jobs").selectAll().where("id", "=", run.job_id).executeTakeFirst());
  return run && job ? { id, url: run.url, attempts: run.attempts, job } : null;
}

/** Writes the end, unless somebody else has claimed the page since. */
export async function finishRun(db: Db, { id, attempts }: ClaimedRun, result: LighthouseResult): Promise<void> {
  await db
    .updateTable("lighthouse_runs")
    .set({ state: "done", finished_at: new Date(), result: JSON.stringify(result) })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .execute();
}

/** A claim that was given back at shutdown is no try. */
export async function giveRunBack(db: Db, { id, attempts }: ClaimedRun): Promise<void> {
  await db
    .updateTable("lighthouse_runs")
    .set((q) => ({ attempts: q("attempts", "-", 1) }))
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .execute();
}

/** A job's pages, most important first. */
export const listRuns = (db: Db, jobId: string): Promise<{ url: string; result: LighthouseResult | null }[]> =>
  db.selectFrom("lighthouse_runs").select(["url", "result"]).where("job_id", "=", jobId).orderBy("place").execute();
