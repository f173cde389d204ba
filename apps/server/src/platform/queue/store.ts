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
