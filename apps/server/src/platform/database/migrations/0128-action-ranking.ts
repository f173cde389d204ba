import { sql, type Kysely } from "kysely";

/** What a task's priority is reckoned from; null for plans made before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table actions add column ranking jsonb`.execute(db);
}
