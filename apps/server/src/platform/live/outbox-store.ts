import type { RowChange } from "@audit/contract";
import { sql } from "kysely";
import type { Db } from "../database/index.ts";

const KEPT_MINUTES = 10;
const READ_AT_ONCE = 1000;

export interface NumberedChange {
  readonly seq: number;
  readonly change: RowChange;
}

/** First and last number that can be replayed; first is last + 1 when nothing is kept. */
export async function readBounds(db: Db, userId: string): Promise<{ first: number; last: number }> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select (select min(seq) from live_outbox where user_id = ${userId}) as first,
      (select last from live_counters where user_id = ${userId}) as last`.execute(db);
  const last = rows[0]?.last ?? 0;
  return { first: rows[0]?.first ?? last + 1, last };
}

export async function readChanges(db: Db, userId: string, after: number): Promise<NumberedChange[]> {
  const rows = await db
    .selectFrom("live_outbox")
    .select(["seq", "table_name", "op", "row_id", "job_id"])
    .where("user_id", "=", userId)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(READ_AT_ONCE)
    .execute();
  return rows.map(({ seq, table_name, op, row_id, job_id }) => ({
    seq,
    change: { table: table_name, op, id: row_id, job_id },
  }));
}

export async function deleteOldChanges(db: Db): Promise<void> {
  await db
    .deleteFrom("live_outbox")
    .where("at", "<", sql<Date>`now() - make_interval(mins => ${KEPT_MINUTES})`)
    .execute();
}
