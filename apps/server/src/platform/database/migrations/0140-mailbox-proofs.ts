import { sql, type Kysely } from "kysely";

/** When whoever holds the account last showed that they read its mail. Of older accounts nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column mailbox_proved_at timestamptz`.execute(db);
}
