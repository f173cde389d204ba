import { sql } from "kysely";
import type { Db, TrafficTableRow, Tx } from "../../platform/database/index.ts";

export type ListedTraffic = Omit<TrafficTableRow, "pages">;

const shown = ["id", "user_id", "domain", "measure", "from_day", "to_day", "page_count", "brought_at"] as const;

export const listTraffic = (db: Db, userId: string): Promise<ListedTraffic[]> =>
  db.selectFrom("traffic_tables").select(shown).where("user_id", "=", userId).orderBy("domain").execute();

type NewTraffic = Omit<TrafficTableRow, "id" | "brought_at">;

/** Keeps a table in place of an earlier one of its site. @returns null when the account has as many as it may have */
export async function keepTraffic(tx: Tx, table: NewTraffic, most: number): Promise<ListedTraffic | null> {
  // Holds a second one that is brought at the same time until the first is counted.
  await tx.selectFrom("users").select("id").where("id", "=", table.user_id).forUpdate().execute();
  const { count } = await tx
    .selectFrom("traffic_tables")
    .select((q) => q.fn.countAll<string>().as("count"))
    .where("user_id", "=", table.user_id)
    .where("domain", "!=", table.domain)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return null;
  const { user_id: _user, domain: _domain, ...content } = table;
  return tx
    .insertInto("traffic_tables")
    .values(table)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "domain"]).doUpdateSet({ ...content, brought_at: sql<Date>`now()` }),
    )
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** @returns whether there was one */
export async function deleteTraffic(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("traffic_tables")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findTraffic(db: Db, userId: string, domain: string): Promise<TrafficTableRow | null> {
  const found = await db
    .selectFrom("traffic_tables")
    .selectAll()
    .where("user_id", "=", userId)
    .where("domain", "=", domain)
    .executeTakeFirst();
  return found ?? null;
}
