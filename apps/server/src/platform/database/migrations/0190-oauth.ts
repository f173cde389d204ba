import { sql, type Kysely } from "kysely";

/** Programs that are let in by sign-in: a row of `api_tokens` each, with the secrets that come and go under it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table oauth_clients (
      id uuid primary key,
      name text not null,
      redirect_uris jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table api_tokens add column client text, add column audience text`.execute(db);
  await sql`
    create table oauth_secrets (
      secret_hash bytea primary key,
      token_id uuid not null references api_tokens (id) on delete cascade,
      kind text not null check (kind in ('code', 'access', 'refresh')),
      challenge text,
      redirect_uri text,
      expires_at timestamptz not null,
      spent_at timestamptz
    )`.execute(db);
  await sql`create index oauth_secrets_token on oauth_secrets (token_id)`.execute(db);
}
