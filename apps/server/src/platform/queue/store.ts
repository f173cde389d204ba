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

/** Checks that nobody has finished and that are not in line. */
export async function findStrandedChecks(db: Db, queueName: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select checks.id from action_checks checks
    where checks.state = 'waiting'
      and checks.created_at < now() - interval '10 seconds'
      and not exists (
        select 1 from queue.job entry
        where entry.name = ${queueName} and entry.id = checks.id and entry.state in ('created', 'retry', 'active')
      )
    limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Pages that nobody has measured and that are not in line. */
export async function findStrandedRuns(db: Db, queueName: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select runs.id from lighthouse_runs runs
    where runs.state = 'waiting'
      and runs.created_at < now() - interval '10 seconds'
      and not exists (
        select 1 from queue.job entry
        where entry.name = ${queueName} and entry.id = runs.id and entry.state in ('created', 'retry', 'active')
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
