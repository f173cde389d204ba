import { sql, type Kysely } from "kysely";

/** Where accounts are told of events, what they were told, the tools they send tasks to, and the issues there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice_targets (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      name text not null,
      host text,
      sealed_address bytea,
      sealed_secret bytea,
      events jsonb not null,
      letterhead jsonb not null,
      created_at timestamptz not null default now(),
      ended_at timestamptz
    )`.execute(db);
  await sql`create index notice_targets_user on notice_targets (user_id)`.execute(db);
  await sql`
    create table notices (
      id uuid primary key default gen_random_uuid(),
      target_id uuid not null references notice_targets (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      event text not null,
      body jsonb not null,
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_at timestamptz,
      delivered_at timestamptz,
      given_up_at timestamptz,
      status integer,
      fault text
    )`.execute(db);
  await sql`create index notices_target on notices (target_id, created_at desc)`.execute(db);
  await sql`create index notices_user on notices (user_id)`.execute(db);
  await sql`create index notices_due on notices (next_at) where next_at is not null`.execute(db);
  await sql`
    create table trackers (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      name text not null,
      project text not null,
      base text not null,
      sealed_token bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index trackers_user on trackers (user_id)`.execute(db);
  await sql`
    create table task_issues (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      tracker_id uuid not null references trackers (id) on delete cascade,
      domain text not null,
      fingerprint text not null,
      reference text not null,
      key text not null,
      url text not null,
      is_done boolean,
      created_at timestamptz not null default now(),
      unique (tracker_id, domain, fingerprint)
    )`.execute(db);
  await sql`create index task_issues_task on task_issues (user_id, domain, fingerprint)`.execute(db);
}
