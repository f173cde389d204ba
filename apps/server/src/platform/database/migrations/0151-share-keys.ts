import { sql, type Kysely } from "kysely";

/** A link that is asked for twice with one key is made once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shares add column idempotency_key text`.execute(db);
  await sql`create unique index shares_idempotency on shares (user_id, idempotency_key)`.execute(db);
}
