import { sql, type Kysely } from "kysely";

/** Checks of finished tasks read sites too, so a seat is held by a job or a check; whoever dies lets it go by time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table crawl_seats drop constraint crawl_seats_job_id_fkey`.execute(db);
  await sql`drop index crawl_seats_job`.execute(db);
  await sql`alter table crawl_seats rename column job_id to holder`.execute(db);
}
