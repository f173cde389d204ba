import { sql, type Kysely } from "kysely";

/** Whether a task mends a fault or takes an opportunity; null for plans made before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table actions add column type text`.execute(db);
}
