import { sql, type Kysely } from "kysely";

/** A list of jobs counts the actions worked off in each; without this it reads every action of every job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index actions_done on actions (job_id) where status = 'completed' and not hidden`.execute(db);
  await sql`create index jobs_newest on jobs (user_id, created_at desc, id desc)`.execute(db);
  await sql`drop index jobs_user`.execute(db);
}
