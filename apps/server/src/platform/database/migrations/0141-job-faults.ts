import { sql, type Kysely } from "kysely";

/** What the program itself failed on while it judged a site: verdicts of rules that broke, and whole pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column verdict_faults integer not null default 0,
      add column page_faults integer not null default 0`.execute(db);
}
