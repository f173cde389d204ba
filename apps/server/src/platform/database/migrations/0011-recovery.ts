import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column email_verified_at timestamptz`.execute(db);
  await sql`alter table sessions add column browser text not null default ''`.execute(db);
  // One living reset per account: a newer one takes the row of the older.
  await sql`
    create table recoveries (
      user_id uuid primary key references users (id) on delete cascade,
      access_hash bytea not null unique,
      refresh_hash bytea not null,
      created_at timestamptz not null default now(),
      bearer_hash bytea unique,
      verified_at timestamptz
    )`.execute(db);
  await sql`
    create table verifications (
      user_id uuid primary key references users (id) on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null default now()
    )`.execute(db);
}
