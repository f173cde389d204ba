import { sql, type Kysely } from "kysely";

/** What an owner plans for a task: whose it is, until when, why it does not apply; and what bounds the scores of a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table actions
      add column assignee text,
      add column due_on text check (due_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      add column not_relevant text`.execute(db);
  await sql`alter table jobs add column standing jsonb`.execute(db);
}
