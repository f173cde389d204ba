import { sql, type Kysely } from "kysely";

/** The lower tier that a subscription continues in with its next period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriptions
      add column next_tier text check (next_tier in ('tier1', 'tier2', 'tier3', 'tier4'))`.execute(db);
}
