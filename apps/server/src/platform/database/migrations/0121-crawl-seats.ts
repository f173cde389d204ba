import { sql, type Kysely } from "kysely";

/** Who may read a site just now: one job of the whole installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table crawl_seats (
      site text primary key,
      job_id uuid not null references jobs (id) on delete cascade,
      held_until timestamptz not null
    )`.execute(db);
  await sql`create index crawl_seats_job on crawl_seats (job_id)`.execute(db);
}
