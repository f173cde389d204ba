import { sql, type Kysely } from "kysely";

/** What is shown beside a password, and when a session last showed who it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column confirmed_at timestamptz not null default now()`.execute(db);
  await sql`alter table sessions add column second_factor boolean not null default false`.execute(db);
  await sql`update sessions set confirmed_at = created_at`.execute(db);
  await sql`
    create table totp_factors (
      user_id uuid primary key references users (id) on delete cascade,
      secret bytea not null,
      confirmed_at timestamptz,
      last_step integer not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table passkeys (
      id text primary key,
      user_id uuid not null references users (id) on delete cascade,
      name text not null,
      host text not null,
      public_key bytea not null,
      counter double precision not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      code_hash bytea not null,
      primary key (user_id, code_hash)
    )`.execute(db);
  // One of each purpose: beginning anew ends what was begun before.
  await sql`
    create table passkey_challenges (
      user_id uuid not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('add', 'show')),
      challenge text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, purpose)
    )`.execute(db);
}
