import { sql, type Kysely } from "kysely";

/** Pages of finished jobs that are measured with Lighthouse, where it is switched on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lighthouse_runs (
      id uuid primary key default gen_random_uuid(),
      job_id uuid not null references jobs (id) on delete cascade,
      place integer not null,
      url text not null,
      attempts integer not null default 0,
      state text not null default 'waiting' check (state in ('waiting', 'done')),
      result jsonb,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      unique (job_id, place)
    )`.execute(db);
  await sql`create index lighthouse_runs_waiting on lighthouse_runs (created_at) where state = 'waiting'`.execute(db);
}
