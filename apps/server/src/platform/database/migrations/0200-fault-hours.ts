import { sql, type Kysely } from "kysely";

/** How often what came in the way of jobs, by hours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fault_hours (
      cause text not null,
      hour timestamptz not null,
      count integer not null,
      primary key (cause, hour)
    )`.execute(db);
}
