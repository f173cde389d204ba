import { sql, type Kysely } from "kysely";

/** What a task knows beside its cause: who does it, its checklist of pages, what ends with it, the command that checks it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table actions
      add column done_by text check (done_by in ('owner', 'writer', 'developer')),
      add column pages jsonb not null default '[]',
      add column heals jsonb not null default '[]',
      add column check_command text`.execute(db);
}
