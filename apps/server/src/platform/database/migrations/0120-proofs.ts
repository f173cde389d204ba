import { sql, type Kysely } from "kysely";

/** Checks of finished tasks on the live site, and audits that repeat by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table actions add column verification jsonb`.execute(db);
  await sql`
    create table action_checks (
      id uuid primary key default gen_random_uuid(),
      action_id uuid not null references actions (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      job_id uuid not null references jobs (id) on delete cascade,
      attempts integer not null default 0,
      state text not null default 'waiting' check (state in ('waiting', 'done')),
      created_at timestamptz not null default now(),
      finished_at timestamptz
    )`.execute(db);
  // However often a task is marked complete, one check of it waits at most.
  await sql`create unique index action_checks_waiting on action_checks (action_id) where state = 'waiting'`.execute(db);
  await sql`create index action_checks_job on action_checks (job_id)`.execute(db);
  await sql`alter table jobs add column scheduled boolean not null default false`.execute(db);
  await sql`
    create table audit_schedules (
      user_id uuid not null references users (id) on delete cascade,
      domain text not null,
      url text not null,
      every text not null check (every in ('weekly', 'monthly')),
      next_at timestamptz not null,
      letterhead jsonb not null,
      brand text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, domain)
    )`.execute(db);
  await sql`create index audit_schedules_due on audit_schedules (next_at)`.execute(db);
}
