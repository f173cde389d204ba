import { sql, type Kysely } from "kysely";

/** Tables of clicks or visits that owners bring, one for a site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table traffic_tables (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      domain text not null,
      measure text not null check (measure in ('clicks', 'visits')),
      from_day text not null,
      to_day text not null,
      page_count int not null,
      pages bytea not null,
      brought_at timestamptz not null default now(),
      unique (user_id, domain)
    )`.execute(db);
}
