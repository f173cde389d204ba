import { sql, type Kysely } from "kysely";

/** What owners say of their sites, and plans that are made again because of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_corrections (
      user_id uuid not null references users (id) on delete cascade,
      domain text not null,
      correction jsonb not null,
      corrected_at timestamptz not null default now(),
      primary key (user_id, domain)
    )`.execute(db);
  await sql`
    create table rejudgings (
      id uuid primary key default gen_random_uuid(),
      job_id uuid not null unique references jobs (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      attempts integer not null default 0,
      state text not null default 'waiting' check (state in ('waiting', 'done')),
      reason text,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    )`.execute(db);
  await sql`create index rejudgings_waiting on rejudgings (created_at) where state = 'waiting'`.execute(db);
  await sql`
    create constraint trigger announce_rejudging
    after insert or update of id, state on rejudgings deferrable initially deferred
    for each row execute function announce_change('site_profile')`.execute(db);
}
