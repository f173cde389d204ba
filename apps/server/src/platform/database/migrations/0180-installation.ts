import { sql, type Kysely } from "kysely";

/** What all programs on one database have to agree on, in one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      is_only boolean primary key default true check (is_only),
      secret_mark bytea,
      schema_floor text
    )`.execute(db);
  await sql`insert into installation default values`.execute(db);
}
