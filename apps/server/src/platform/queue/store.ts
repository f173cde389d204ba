import { sql } from "kysely";
import type { Db } from "../database/index.ts";

const AT_ONCE = 100;

/** Unfinished jobs that nobody holds and that are not in line: left over from a lost queue entry. */
export async function findStranded(db: Db, queueName: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select jobs.id from jobs
    where jobs.status not in ('completed', 'failed', 'partial_success', 'partially_completed')
      and jobs.created_at < now() - interval '10 seconds'
      and not exists (
        select 1 from queue.job entry
        where entry.name = ${queueName} and entry.id = jobs.id and entry.state in ('created', 'retry', 'active')
      )
    limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Checks, pages to be measured or sites to be judged again, that wait but are not in line. */
export async function findStrandedRows(
  db: Db,
  table: "action_checks" | "lighthouse_runs" | "rejudgings",
  queueName: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select waiting.id from ${sql.table(table)} waiting
    where waiting.state = 'waiting'
      and waiting.created_at < now() - interval '10 seconds'
      and not exists (
        select 1 from queue.job entry
        where entry.name = ${queueName} and entry.id = waiting.id and entry.state in ('created', 'retry', 'active')
      )
    limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Entries that some worker has in hand; with `silentOnly` those whose worker has not been heard of for too long. */
export async function findHeld(db: Db, queueName: string, { silentOnly }: { silentOnly: boolean }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from queue.job where name = ${queueName} and state = 'active'
      and (not ${silentOnly}::boolean or heartbeat_on + heartbeat_seconds * interval '1 second' < now())`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Raises what waits by one place each minute, at most to the place of a newcomer's first job: who has many in line lets others
 * go first, but for so many minutes only as the job stood back. Any number of processes may do it at any time.
 */
export async function ageWaiting(db: Db, queueName: string): Promise<void> {
  await sql`
    update queue.job set priority = aged.priority
    from (
      select id, least(0, (data->>'from')::int + floor(extract(epoch from now() - created_on) / 60)::int) as priority
      from queue.job where name = ${queueName} and state in ('created', 'retry') and priority < 0
    ) aged
    where job.name = ${queueName} and job.id = aged.id and job.priority < aged.priority`.execute(db);
}

/** Where a job stands in line, from 1; null when it is not in line. */
export async function findPlace(db: Db, queueName: string, jobId: string): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`
    select (
      select count(*) from queue.job other
      where other.name = mine.name and other.state in ('created', 'retry')
        and (other.priority, mine.created_on, mine.id) >= (mine.priority, other.created_on, other.id)
    )::int as place
    from queue.job mine where mine.name = ${queueName} and mine.id = ${jobId} and mine.state in ('created', 'retry')`.execute(
    db,
  );
  return rows[0]?.place ?? null;
}
