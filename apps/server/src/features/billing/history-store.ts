import { sql } from "kysely";
import type { Db, NewBillingEntry, Tx } from "../../platform/database/index.ts";
import type { CustomerTruth, Payment } from "../../platform/payments/index.ts";

/** Why a subscription was paid for, as the history says it. */
export const REASONS: Readonly<Record<Payment["occasion"], string>> = {
  start: "Subscription payment",
  renewal: "Subscription renewed",
  change: "Plan changed",
};

/** Why nothing was taken for a period that has begun. */
export const FAILED = "Payment failed";

/** Notes payments and turns of a subscription that are not noted yet. @returns whether there were any */
export async function saveEntries(tx: Tx, userId: string, { plan, payments }: CustomerTruth): Promise<boolean> {
  if (plan === null || plan.status === "inactive") return false;
  const common = { user_id: userId, tier: plan.tier, plan_id: plan.id, payment_id: null, amount: 0 };
  const entries: NewBillingEntry[] = payments
    .filter(({ planId }) => planId === plan.id)
    .map(({ id, amount, paidAt, occasion, paymentId }) => ({
      ...common,
      reference: id,
      at: paidAt,
      type: "subscription_payment",
      amount,
      reason: REASONS[occasion],
      payment_id: paymentId,
    }));
  const start = { type: "subscription_created", reason: "Subscription started" } as const;
  entries.push({ ...common, ...start, reference: `${plan.id} started`, at: plan.startedAt });
  if (plan.status === "past_due" || plan.status === "unpaid") {
    const failure = { type: "subscription_payment", reason: FAILED } as const;
    const period = plan.periodStart.toISOString();
    entries.push({ ...common, ...failure, reference: `${plan.id} failed ${period}`, at: plan.periodStart });
  }
  if (plan.endedAt !== null) {
    const end = { type: "subscription_cancelled", reason: "Subscription ended" } as const;
    entries.push({ ...common, ...end, reference: `${plan.id} ended`, at: plan.endedAt });
  }
  const inserted = await tx
    .insertInto("billing_entries")
    .values(entries)
    .onConflict((conflict) => conflict.columns(["user_id", "reference"]).doNothing())
    .returning("reference")
    .execute();
  return inserted.length > 0;
}

export interface HistoryRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly amount: number;
  readonly reason: string;
  readonly payment_id: string | null;
  readonly tier: string | null;
  readonly plan_id: string | null;
  /** Cents that the credits of a purchase cost. */
  readonly paid: number | null;
}

/** Payments and movements of credits together, newest first. */
export async function listHistory(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: readonly HistoryRow[]; total: number }> {
  const { rows } = await sql<HistoryRow>`
    select reference as id, at, type as kind, amount, reason, payment_id, tier, plan_id, null::integer as paid
      from billing_entries where user_id = ${userId}
    union all
    select credit_ledger.id::text, at, kind, credit_ledger.amount, reason, payment_id, type, null, purchases.amount
      from credit_ledger join purchases on purchases.id = purchase_id where credit_ledger.user_id = ${userId}
    order by at desc, id limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select (select count(*) from billing_entries where user_id = ${userId})::int
         + (select count(*) from credit_ledger where user_id = ${userId})::int as total`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}
