import { sql, type Kysely } from "kysely";

/** Access to Search Console, its figures with each task, and field values of public addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table actions add column search jsonb`.execute(db);
  await sql`
    create table search_grants (
      user_id uuid primary key references users (id) on delete cascade,
      sealed_token bytea,
      connected_at timestamptz not null default now(),
      properties jsonb not null default '[]',
      last_read_at timestamptz,
      last_fault text
    )`.execute(db);
  await sql`
    create table connection_attempts (
      state_hash bytea primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      sealed_verifier bytea not null,
      return_to text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index connection_attempts_session on connection_attempts (session_id)`.execute(db);
  await sql`
    create table field_answers (
      url text primary key,
      answer jsonb not null,
      read_at timestamptz not null default now()
    )`.execute(db);
}
