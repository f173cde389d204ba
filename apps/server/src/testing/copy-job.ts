import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../platform/database/index.ts";

/** What hangs on a job when its work is done. Each trigger and check of the store sees the copies as it saw the rows. */
const TABLES = ["crawl_batches", "artifacts", "report_files", "analyses", "actions"] as const;

/** Gives an account its own copy of a finished job: an audit takes seconds, its rows milliseconds. @returns its id */
export async function copyJob(db: Db, jobId: string, userId: string): Promise<string> {
  const copy = randomUUID();
  const values = { id: copy, user_id: userId, job_id: copy };
  await db.transaction().execute(async (tx) => {
    await copyRows(tx, "jobs", sql`id = ${jobId}::uuid`, { ...values, idempotency_key: null });
    for (const table of TABLES) {
      await copyRows(tx, table, sql`job_id = ${jobId}::uuid`, { user_id: userId, job_id: copy });
    }
  });
  return copy;
}

/** Copies rows with some values of their own; an id that is not given is made anew. */
async function copyRows(
  tx: Db,
  table: string,
  where: ReturnType<typeof sql>,
  own: Readonly<Record<string, string | null>>,
): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      and (column_name <> 'id' or ${table} = 'jobs') order by ordinal_position`.execute(tx);
  const columns = rows.map(({ name }) => sql.ref(name));
  const values = rows.map(({ name, type }) => (name in own ? sql`${own[name]}::${sql.raw(type)}` : sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    select ${sql.join(values)} from ${sql.table(table)} where ${where}`.execute(tx);
}
