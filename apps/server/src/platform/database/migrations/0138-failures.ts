import { sql, type Kysely } from "kysely";

/** A try that failed is told from one that ended with the whole program, for which no job is to blame. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column failures integer not null default 0`.execute(db);
}
