import { sql, type Kysely } from "kysely";

/** For whom a model was asked, which outlives the job: a day's money is shared between accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table model_calls add column user_id uuid references users (id) on delete set null`.execute(db);
  await sql`update model_calls set user_id = jobs.user_id from jobs where jobs.id = model_calls.job_id`.execute(db);
  await sql`create index model_calls_user on model_calls (user_id, day) where user_id is not null`.execute(db);
}
