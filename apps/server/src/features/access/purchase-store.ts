import { plans, type OneTimeType } from "@audit/contract";
import { sql } from "kysely";
import type { NewSubscription, Tx } from "../../platform/database/index.ts";

export interface NewPurchase {
  readonly userId: string;
  readonly type: OneTimeType;
  readonly credits: number;
  /** What it was paid with; the same one again changes nothing. */
  readonly reference: string | null;
  readonly kind: "purchase" | "bonus";
  readonly reason: string;
  /** Days ago, for purchases that are older than their record. */
  readonly daysAgo?: number;
}

/** Records a purchase and its credits. @returns whether it was new. */
export async function insertPurchase(tx: Tx, purchase: NewPurchase): Promise<boolean> {
  const { userId, type, credits, reference, kind, reason, daysAgo = 0 } = purchase;
  const boughtAt = sql<Date>`now() - make_interval(days => ${daysAgo}::int)`;
  const row = await tx
    .insertInto("purchases")
    .values({
      user_id: userId,
      type,
      credits,
      reference,
      bought_at: boughtAt,
      expires_at: sql<Date>`${boughtAt} + make_interval(days => ${plans[type].accessDays}::int)`,
    })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto("credit_ledger")
    .values({ user_id: userId, kind, amount: credits, purchase_id: row.id, reason })
    .execute();
  return true;
}

/** Puts a subscription in place of the account's present one. */
export async function saveSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { user_id: _, ...change } = subscription;
  await tx
    .insertInto("subscriptions")
    .values(subscription)
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        cancel_at_period_end: false,
        past_due_since: null,
        sync_warning: null,
        sync_error: null,
        ...change,
        updated_at: sql`now()`,
      }),
    )
    .execute();
}

/** Ends a subscription now. @returns whether there was one. */
export async function endSubscription(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .updateTable("subscriptions")
    .set({ status: "canceled", period_end: sql`now()`, updated_at: sql`now()` })
    .where("user_id", "=", userId)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}
