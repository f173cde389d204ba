import { sql, type Kysely } from "kysely";

/** Domains that accounts say are their own. The same domain may be the own of several accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sites (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      domain text not null,
      token text not null unique,
      state text not null default 'waiting' check (state in ('waiting', 'verified', 'lost')),
      proved_by text check (proved_by in ('dns', 'file', 'meta')),
      verified_at timestamptz,
      confirmed_at timestamptz,
      checked_at timestamptz,
      looks jsonb not null default '[]',
      created_at timestamptz not null default now(),
      unique (user_id, domain)
    )`.execute(db);
}
