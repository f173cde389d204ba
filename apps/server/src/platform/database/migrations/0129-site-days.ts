import { sql, type Kysely } from "kysely";

/** How often sites were asked and by whom they were named, day by day (UTC). No row outlives a week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_days (
      site text not null,
      day date not null,
      requests integer not null default 0 check (requests >= 0),
      primary key (site, day)
    )`.execute(db);
  await sql`
    create table account_site_days (
      user_id uuid not null references users (id) on delete cascade,
      day date not null,
      site text not null,
      primary key (user_id, day, site)
    )`.execute(db);
  // Reading and judging a job; the time that it waits in line or for its site is none.
  await sql`alter table jobs add column worked_ms integer not null default 0`.execute(db);
}
