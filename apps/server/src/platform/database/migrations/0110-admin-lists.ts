import { sql, type Kysely } from "kysely";

/** What the operator's lists read over all accounts: each index serves one order, filter or figure of theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_all_newest on jobs (created_at desc, id desc)`.execute(db);
  await sql`create index jobs_status_newest on jobs (status, created_at desc, id desc)`.execute(db);
  await sql`
    create index jobs_processing_newest on jobs (created_at desc, id desc)
    where status not in ('completed', 'failed')`.execute(db);
  await sql`create index jobs_quarantined on jobs (created_at desc, id desc) where quarantined`.execute(db);
  await sql`create index jobs_ended on jobs (completed_at, status) where completed_at is not null`.execute(db);
  await sql`create index sessions_seen on sessions (last_seen_at)`.execute(db);
  await sql`
    create index analyses_latest on analyses (user_id, domain, analysis_timestamp desc, id desc) include (job_id)`.execute(
    db,
  );
  await sql`
    create table processes (
      id uuid primary key,
      role text not null check (role in ('both', 'web', 'worker')),
      host text not null,
      pid integer not null,
      version text not null,
      started_at timestamptz not null default now(),
      heartbeat_at timestamptz not null default now(),
      slots integer not null,
      running integer not null default 0,
      heap_used bigint not null default 0,
      rss bigint not null default 0
    )`.execute(db);
  await sql`
    create table brand_logos (
      brand text primary key,
      png bytea not null,
      hash text not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
}
