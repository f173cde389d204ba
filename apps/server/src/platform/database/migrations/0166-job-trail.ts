import { sql, type Kysely } from "kysely";

/** By which request a job came, and where in a trace it stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column request_id text, add column trace_parent text`.execute(db);
}
