import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shares (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      job_id uuid not null references jobs (id) on delete cascade,
      token_hash bytea not null unique,
      sealed_token bytea not null,
      title text not null,
      description text not null,
      sections jsonb not null,
      mode text not null check (mode in ('full', 'preview')),
      is_active boolean not null default true,
      expires_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      view_count integer not null default 0,
      preview_views integer not null default 0,
      preview_clicks integer not null default 0
    )`.execute(db);
  await sql`create index shares_user on shares (user_id, created_at desc)`.execute(db);
  await sql`create index shares_job on shares (job_id)`.execute(db);
  // Who has seen a link today, as a keyed hash that nobody can turn back; kept for as long as it is needed to count.
  await sql`
    create table share_visits (
      share_id uuid not null references shares (id) on delete cascade,
      visitor bytea not null,
      at timestamptz not null default now(),
      primary key (share_id, visitor)
    )`.execute(db);
  await sql`create index share_visits_at on share_visits (at)`.execute(db);
}
