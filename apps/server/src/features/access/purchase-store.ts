import { plans, type OneTimeType } from "@audit/contract";
import { sql } from "kysely";
import type { Db, NewSubscription, SubscriptionRow, Tx } from "../../platform/database/index.ts";

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
  /** Cents. */
  readonly amount?: number;
  readonly paymentId?: string | null;
}

/** Records a purchase and its credits. @returns whether it was new. */
export async function insertPurchase(tx: Tx, purchase: NewPurchase): Promise<boolean> {
  const { userId, type, credits, reference, kind, reason, daysAgo = 0, amount, paymentId } = purchase;
  const boughtAt = sql<Date>`now() - make_interval(days => ${daysAgo}::int)`;
  const row = await tx
    .insertInto("purchases")
    .values({
      user_id: userId,
      type,
      credits,
      reference,
      amount: amount ?? null,
      payment_id: paymentId ?? null,
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
        next_tier: null,
        past_due_since: null,
        sync_warning: null,
        sync_error: null,
        reference: null,
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

/**
 * Takes back what a refunded purchase gave: credits that are left, and the rest of the days of those that were used.
 * @returns false when there is no such purchase or it was taken back before
 */
export async function takeBackPurchase(tx: Tx, reference: string): Promise<boolean> {
  const row = await tx
    .updateTable("purchases")
    .set({ refunded_at: sql`now()`, expires_at: sql`least(expires_at, now())` })
    .where("reference", "=", reference)
    .where("refunded_at", "is", null)
    .returning(["id", "user_id"])
    .executeTakeFirst();
  if (!row) return false;
  const { left } = await tx
    .selectFrom("credit_ledger")
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as("left"))
    .where("purchase_id", "=", row.id)
    .executeTakeFirstOrThrow();
  if (left > 0) {
    const reversal = { user_id: row.user_id, kind: "reversal" as const, amount: -left, purchase_id: row.id };
    await tx
      .insertInto("credit_ledger")
      .values({ ...reversal, reason: "Refund" })
      .execute();
  }
  await tx
    .updateTable("domain_windows")
    .set({ ends_at: sql`least(ends_at, now())` })
    .where("purchase_id", "=", row.id)
    .where("state", "=", "open")
    .execute();
  return true;
}

export async function findSubscription(tx: Db, userId: string): Promise<SubscriptionRow | undefined> {
  return tx.selectFrom("subscriptions").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Notes on the account's subscription that the provider could not be asked; null: it could. Access stays as it is. */
export async function noteSyncWarning(db: Db, userId: string, warning: string | null): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ sync_warning: warning })
    .where("user_id", "=", userId)
    .where("sync_warning", "is distinct from", warning)
    .execute();
}
