import { sql, type Kysely } from "kysely";

/** What an owner plans for a task: whose it is, until when, and why it does not apply. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table actions
      add column assignee text,
      add column due_on text check (due_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      add column not_relevant text`.execute(db);
}
