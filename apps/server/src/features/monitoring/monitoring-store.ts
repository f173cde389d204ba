import { limits, type FaultCause } from "@audit/contract";
import { sql } from "kysely";
import { type Db, onlyRow, type ProcessRow } from "../../platform/database/index.ts";

/** Three heartbeats missed. */
const SILENT_SECONDS = 30;
const MOST_SHOWN = 50;

export async function describeDatabase(db: Db): Promise<{ version: string; bytes: number }> {
  const result = await sql<{ version: string; bytes: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes`.execute(db);
  return onlyRow(result);
}

const isAlive = sql<boolean>`heartbeat_at > now() - make_interval(secs => ${SILENT_SECONDS})`;

export async function countAliveWorkers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("processes")
    .select((q) => q.fn.countAll<number>().as("count"))
    .where("role", "in", ["both", "worker"])
    .where(isAlive)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those that reported themselves in the last day, workers and servers alike. */
export const listProcesses = (db: Db): Promise<(ProcessRow & { alive: boolean })[]> =>
  db.selectFrom("processes").selectAll().select(isAlive.as("alive")).orderBy("started_at").limit(MOST_SHOWN).execute();

export type Heartbeat = Pick<ProcessRow, "id" | "role" | "host" | "pid" | "version" | "slots" | "running"> & {
  readonly heap_used: number;
  readonly rss: number;
};

export async function saveHeartbeat(db: Db, beat: Heartbeat): Promise<void> {
  const { running, heap_used, rss } = beat;
  await db
    .insertInto("processes")
    .values(beat)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ running, heap_used, rss, heartbeat_at: sql`now()` }))
    .execute();
}

export async function deleteProcess(db: Db, id: string): Promise<void> {
  await db.deleteFrom("processes").where("id", "=", id).execute();
}

export async function deleteSilentProcesses(db: Db): Promise<void> {
  await db
    .deleteFrom("processes")
    .where("heartbeat_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}

const wasHere = sql<boolean>`sessions.last_seen_at > now() - make_interval(mins => ${limits.activeUserMinutes})`;

export async function readActiveUsers(db: Db) {
  const here = db.selectFrom("sessions").innerJoin("users", "users.id", "sessions.user_id").where(wasHere);
  const { count } = await here.select(sql<number>`count(distinct user_id)`.as("count")).executeTakeFirstOrThrow();
  const users = await here
    .select(["users.id", "users.email", "users.name"])
    .groupBy("users.id")
    .orderBy(sql`max(sessions.last_seen_at)`, "desc")
    .limit(MOST_SHOWN)
    .execute();
  return { count, users };
}

const unfinished = sql<boolean>`jobs.status not in ('completed', 'failed')`;

export const countUnfinished = (db: Db): Promise<{ status: string; count: number; oldest: number }[]> =>
  db
    .selectFrom("jobs")
    .select("status")
    .select((q) => q.fn.countAll<number>().as("count"))
    .select(sql<number>`extract(epoch from now() - min(created_at))::bigint`.as("oldest"))
    .where(unfinished)
    .groupBy("status")
    .execute();

export const listUnfinished = (db: Db) =>
  db
    .selectFrom("jobs")
    .innerJoin("users", "users.id", "jobs.user_id")
    .select(["jobs.id", "jobs.url", "jobs.status", "jobs.created_at", "users.email", "users.name"])
    .where(unfinished)
    .orderBy("jobs.created_at", "desc")
    .orderBy("jobs.id", "desc")
    .limit(MOST_SHOWN)
    .execute();

export const countEnded = (db: Db): Promise<{ status: string; count: number }[]> =>
  db
    .selectFrom("jobs")
    .select("status")
    .select((q) => q.fn.countAll<number>().as("count"))
    .where("completed_at", ">", sql<Date>`now() - interval '1 day'`)
    .groupBy("status")
    .execute();

const thisHour = sql<Date>`date_trunc('hour', now())`;

export async function addFaults(db: Db, cause: FaultCause, count: number): Promise<void> {
  await db
    .insertInto("fault_hours")
    .values({ cause, hour: thisHour, count })
    .onConflict((conflict) =>
      conflict.columns(["cause", "hour"]).doUpdateSet({ count: sql`fault_hours.count + excluded.count` }),
    )
    .execute();
}

/** What came in the way of jobs in the last 24 hours, by cause. */
export const countFaultsByCause = (db: Db): Promise<{ cause: FaultCause; count: number }[]> =>
  db
    .selectFrom("fault_hours")
    .select("cause")
    .select((q) => q.fn.sum<number>("count").as("count"))
    .where("hour", ">", sql<Date>`now() - interval '1 day'`)
    .groupBy("cause")
    .execute();

export async function deleteOldFaults(db: Db): Promise<void> {
  await db
    .deleteFrom("fault_hours")
    .where("hour", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
}

/** Faults of the program in analyses that ended in the last 24 hours. */
export const countFaults = (db: Db): Promise<{ verdicts: number; pages: number }> =>
  db
    .selectFrom("jobs")
    .select((q) => q.fn.coalesce(q.fn.sum<number>("verdict_faults"), sql<number>`0`).as("verdicts"))
    .select((q) => q.fn.coalesce(q.fn.sum<number>("page_faults"), sql<number>`0`).as("pages"))
    .where("completed_at", ">", sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();

export async function countAccounts(db: Db): Promise<number> {
  const row = await db
    .selectFrom("users")
    .select((q) => q.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The outbox holds a week. */
export async function readOutbox(db: Db): Promise<{ waiting: number; oldest: number | null; failed: number }> {
  const result = await sql<{ waiting: number; oldest: number | null; failed: number }>`
    select count(*) filter (where sent_at is null and given_up_at is null) as waiting,
      extract(epoch from now() - min(created_at) filter (where sent_at is null and given_up_at is null))::bigint as oldest,
      count(*) filter (where given_up_at is not null) as failed
    from mails where sent_at is null`.execute(db);
  return onlyRow(result);
}
