import { sql } from "kysely";
import { SEQUENCE_CHANNEL } from "../features/sequences/enrolment-store.ts";
import type { Db } from "../platform/database/index.ts";

/** Whoever lets days pass has looked in each day: nobody is signed out by them. */
const KEPT = ["sessions"];
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves the clock for one account: all that the store and the test payment provider know of it lies so many days further back. */
export async function letDaysPass(db: Db, userId: string, days: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Time passes without a word; nothing that happened is announced again.
    await sql`set local session_replication_role = replica`.execute(tx);
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select c.table_name as table, array_agg(c.column_name::text) as columns
      from information_schema.columns c
      join information_schema.columns o on o.table_schema = c.table_schema and o.table_name = c.table_name
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and o.column_name = 'user_id'
        and c.data_type = 'timestamp with time zone' and c.is_generated = 'NEVER'
      group by c.table_name`.execute(tx);
    const back = sql`make_interval(days => ${days})`;
    for (const { table, columns } of rows.filter((one) => !KEPT.includes(one.table))) {
      const earlier = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)} - ${back}`);
      await sql`update ${sql.table(table)} set ${sql.join(earlier)} where user_id = ${userId}`.execute(tx);
    }
    await sql`update email_deliveries set created_at = created_at - ${back}, next_at = next_at - ${back},
      handed_over_at = handed_over_at - ${back}, sent_at = sent_at - ${back}
      where enrolment_id in (select id from email_enrolments where user_id = ${userId})`.execute(tx);
    const provider = await tx
      .selectFrom("sandbox_customers")
      .select("state")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (provider !== undefined)
      await tx
        .updateTable("sandbox_customers")
        .set({ state: JSON.stringify(provider.state, (_, value: unknown) => earlierBy(value, days)) })
        .where("user_id", "=", userId)
        .execute();
  });
  await sql`select pg_notify(${SEQUENCE_CHANNEL}, '')`.execute(db);
}

const earlierBy = (value: unknown, days: number): unknown =>
  typeof value === "string" && ISO_MOMENT.test(value)
    ? new Date(Date.parse(value) - days * DAY_MS).toISOString()
    : value;
