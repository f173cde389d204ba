import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/index.ts";
import type { OfferKey } from "../../platform/payments/index.ts";

export async function saveCheckout(db: Db, checkout: { id: string; userId: string; offer: OfferKey }): Promise<void> {
  const { id, userId, offer } = checkout;
  await db.insertInto("checkouts").values({ id, user_id: userId, offer }).execute();
}

/** An own checkout: the named one, or the latest. */
export async function findCheckout(db: Db, userId: string, id: string | null): Promise<string | null> {
  const own = db.selectFrom("checkouts").select("id").where("user_id", "=", userId);
  const row = await (
    id === null ? own.orderBy("created_at", "desc").limit(1) : own.where("id", "=", id)
  ).executeTakeFirst();
  return row?.id ?? null;
}

export async function settleCheckout(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("checkouts")
    .set({ settled_at: sql`now()` })
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .execute();
}

/** A running plan answers what became of the checkouts for its tier. */
export async function settleCheckoutsFor(tx: Tx, userId: string, offer: OfferKey): Promise<void> {
  await tx
    .updateTable("checkouts")
    .set({ settled_at: sql`now()` })
    .where("user_id", "=", userId)
    .where("offer", "=", offer)
    .where("settled_at", "is", null)
    .execute();
}

/** Accounts with a checkout of the last day that may have been paid without our knowing. */
export async function listUnsettledUsers(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("checkouts")
    .select("user_id")
    .distinct()
    .where("settled_at", "is", null)
    .where("created_at", ">", sql<Date>`now() - interval '1 day'`)
    .limit(100)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
