import { sql, type Kysely } from "kysely";

/** Personal tokens, by which programs act for an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_tokens (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      name text not null,
      token_hash bytea not null unique,
      hint text not null,
      scopes jsonb not null,
      second_factor boolean not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index api_tokens_user on api_tokens (user_id)`.execute(db);
}
