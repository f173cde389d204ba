import { limits, type JobStatus } from "@audit/contract";
import { sql, type Selectable } from "kysely";
import type { Db, JobRow, JobsTable, Tx } from "../../platform/database/index.ts";

/** A job as its owner sees it: with the number of actions worked off. */
export type OwnJob = JobRow & { completed_actions: number };

const ENDED: readonly JobStatus[] = ["completed", "failed", "partial_success", "partially_completed"];

const doneActions = sql<number>`(
  select count(*) from actions where actions.job_id = jobs.id and actions.status = 'completed' and not actions.hidden
)`;

const ownJobs = (db: Db, userId: string) =>
  db
    .selectFrom("jobs")
    .selectAll("jobs")
    .select(doneActions.as("completed_actions"))
    .where("jobs.user_id", "=", userId);

/** Newest first. */
export const listOwnJobs = (db: Db, userId: string): Promise<OwnJob[]> =>
  ownJobs(db, userId).orderBy("jobs.created_at", "desc").orderBy("jobs.id").execute();

export async function findOwnJob(db: Db, userId: string, jobId: string): Promise<OwnJob | null> {
  const row = await ownJobs(db, userId).where("jobs.id", "=", jobId).executeTakeFirst();
  return row ?? null;
}

/** Makes submissions of one user wait for each other until the transaction ends, over all processes. */
export async function lockSubmissions(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`submit ${userId}`}, 0))`.execute(tx);
}

/** The job this submission repeats: same idempotency key, or same address still running and just submitted. */
export async function findRepeated(
  tx: Tx,
  { userId, url, idempotencyKey }: { userId: string; url: string; idempotencyKey: string | null },
): Promise<string | null> {
  const row = await tx
    .selectFrom("jobs")
    .select("id")
    .where("user_id", "=", userId)
    .where((q) =>
      q.or([
        ...(idempotencyKey === null ? [] : [q("idempotency_key", "=", idempotencyKey)]),
        q.and([
          q("url", "=", url),
          q("status", "not in", ENDED),
          q("created_at", ">", sql<Date>`now() - make_interval(secs => ${limits.sameUrlWindowMs / 1000})`),
        ]),
      ]),
    )
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function countUnfinished(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("jobs")
    .select((q) => q.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("status", "not in", ENDED)
    .executeTakeFirstOrThrow();
  return count;
}

type NewJob = Pick<Selectable<JobsTable>, "user_id" | "url" | "domain" | "idempotency_key" | "options">;

export async function insertJob(tx: Tx, { options, ...job }: NewJob): Promise<string> {
  const { id } = await tx
    .insertInto("jobs")
    .values({ ...job, options: JSON.stringify(options) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes own jobs with all they made. @returns the ids that were there. */
export async function deleteOwnJobs(tx: Tx, userId: string, only: string | null): Promise<string[]> {
  const rows = await tx
    .deleteFrom("jobs")
    .where("user_id", "=", userId)
    .$if(only !== null, (q) => q.where("id", "=", only))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
