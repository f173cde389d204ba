import { sql, type Kysely } from "kysely";

/** The mechanical changes that a task's code is made of; null for plans made before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table actions add column patches jsonb`.execute(db);
}
