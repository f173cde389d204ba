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

const listed = [
  "id",
  "user_id",
  "url",
  "domain",
  "status",
  "progress",
  "activity",
  "created_at",
  "started_at",
  "completed_at",
  "action_count",
  "action_generation_status",
  "parsing_status",
  "health_score",
  "ai_citation_score",
  "pages_crawled",
  "standing",
  "error",
  "warnings",
] as const satisfies (keyof JobRow)[];

/** A job as a list holds it. */
export type ListedJob = Pick<OwnJob, (typeof listed)[number] | "completed_actions"> & {
  /** Microseconds since 1970: the database tells moments apart that a Date can't. */
  created_micros: string;
};

/** Behind the place of a job in a list, newest first. */
const isOlder = ({ micros, id }: { micros: string; id: string }) =>
  sql<boolean>`(created_at, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;

/** Newest first. @param before the place of the last one that was read already */
export const listOwnJobs = (
  db: Db,
  userId: string,
  { limit, before }: { limit: number; before: { micros: string; id: string } | null },
): Promise<ListedJob[]> =>
  db
    .selectFrom("jobs")
    .select(listed)
    .select(doneActions.as("completed_actions"))
    .select(sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as("created_micros"))
    .where("user_id", "=", userId)
    .where(before === null ? sql<boolean>`true` : isOlder(before))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export async function countByStatus(db: Db, userId: string): Promise<{ status: JobStatus; count: number }[]> {
  return db
    .selectFrom("jobs")
    .select("status")
    .select((q) => q.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .groupBy("status")
    .execute();
}

/** Those of these ids that are the user's, in the order of the ids. */
export async function findOwnJobs(db: Db, userId: string, jobIds: readonly string[]): Promise<OwnJob[]> {
  if (jobIds.length === 0) return [];
  const rows = await ownJobs(db, userId).where("jobs.id", "in", jobIds).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return jobIds.flatMap((id) => byId.get(id) ?? []);
}

export async function findOwnJob(db: Db, userId: string, jobId: string): Promise<OwnJob | null> {
  const row = await ownJobs(db, userId).where("jobs.id", "=", jobId).executeTakeFirst();
  return row ?? null;
}

/** An address that is asked for, with its own part of the request's idempotency key. */
export interface Asked {
  readonly url: string;
  readonly key: string | null;
}

/**
 * Jobs that these addresses repeat: same idempotency key, or same address still running and just submitted.
 * @returns job ids by address; addresses that are new are left out.
 */
export async function findRepeated(tx: Tx, userId: string, asked: readonly Asked[]): Promise<Map<string, string>> {
  const keys = asked.flatMap(({ key }) => (key === null ? [] : [key]));
  const urls = asked.map(({ url }) => url);
  const rows = await tx
    .selectFrom("jobs")
    .select(["id", "url", "idempotency_key"])
    .where("user_id", "=", userId)
    .where((q) =>
      q.or([
        ...(keys.length === 0 ? [] : [q("idempotency_key", "in", keys)]),
        q.and([
          q("url", "in", urls),
          q("status", "not in", ENDED),
          q("created_at", ">", sql<Date>`now() - make_interval(secs => ${limits.sameUrlWindowMs / 1000})`),
        ]),
      ]),
    )
    .orderBy("created_at")
    .execute();
  const byUrl = new Map(rows.map(({ url, id }) => [url, id]));
  const byKey = new Map(rows.map(({ idempotency_key, id }) => [idempotency_key, id]));
  return new Map(
    asked.flatMap(({ url, key }) => {
      const id = (key === null ? undefined : byKey.get(key)) ?? byUrl.get(url);
      return id === undefined ? [] : [[url, id] as const];
    }),
  );
}

/** Domains of the user's unfinished jobs, one entry for each job. */
export async function listUnfinishedDomains(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("jobs")
    .select("domain")
    .where("user_id", "=", userId)
    .where("status", "not in", ENDED)
    .execute();
  return rows.map(({ domain }) => domain);
}

type NewJob = Pick<
  Selectable<JobsTable>,
  "id" | "user_id" | "url" | "domain" | "idempotency_key" | "options" | "request_id" | "trace_parent"
>;

export async function insertJobs(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ options, ...job }) => ({ ...job, options: JSON.stringify(options) }));
  await tx.insertInto("jobs").values(rows).execute();
}

/** Jobs whose end is told by mail. One that has ended has nothing left to tell. */
export async function markScheduled(tx: Tx, jobIds: readonly string[]): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({ scheduled: true })
    .where("id", "in", jobIds)
    .where("status", "not in", ENDED)
    .execute();
}

/** Deletes own jobs with all they made. @returns the ids that were there. */
/** @returns those that were never begun, and those that were. */
export async function deleteOwnJobs(
  tx: Tx,
  userId: string,
  only: string | null,
): Promise<{ waiting: string[]; begun: string[] }> {
  const rows = await tx
    .deleteFrom("jobs")
    .where("user_id", "=", userId)
    .$if(only !== null, (q) => q.where("id", "=", only))
    .returning(["id", "fence"])
    .execute();
  const idsOf = (some: typeof rows): string[] => some.map(({ id }) => id);
  return {
    waiting: idsOf(rows.filter(({ fence }) => fence === 0)),
    begun: idsOf(rows.filter(({ fence }) => fence > 0)),
  };
}
