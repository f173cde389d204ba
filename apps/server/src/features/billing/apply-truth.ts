import { createHash } from "node:crypto";
import { plans } from "@audit/contract";
import type { SubscriptionRow, Tx } from "../../platform/database/index.ts";
import type { CustomerTruth, Plan } from "../../platform/payments/index.ts";
import {
  findSubscription,
  insertPurchase,
  lockAccount,
  openBoughtDomain,
  saveSubscription,
  takeBackPurchase,
  type AccessSettings,
} from "../access/index.ts";
import { settleCheckout, settleCheckoutsFor } from "./checkout-store.ts";
import { claimReading } from "./customer-store.ts";
import { saveEntries } from "./history-store.ts";

interface Reading {
  readonly userId: string;
  /** From `takeReadingNumber`, before the provider was read. */
  readonly number: number;
  readonly truth: CustomerTruth;
}

/**
 * Makes an account's rows follow from what the provider knows. Applying the same twice, or an older reading after a
 * newer one, changes nothing: so events may come doubled, late and in any order.
 * @returns whether anything changed
 */
export async function applyTruth(tx: Tx, settings: AccessSettings, reading: Reading): Promise<boolean> {
  const { userId, number, truth } = reading;
  await lockAccount(tx, userId);
  const digest = createHash("sha256").update(JSON.stringify(truth)).digest("base64url");
  if (!(await claimReading(tx, userId, number, digest))) return false;
  const planChanged = truth.plan !== null && (await applyPlan(tx, userId, truth.plan));
  const purchasesChanged = await applyPurchases(tx, settings, userId, truth);
  const isNews = await saveEntries(tx, userId, truth);
  return planChanged || purchasesChanged || isNews;
}

async function applyPlan(tx: Tx, userId: string, plan: Plan): Promise<boolean> {
  const present = await findSubscription(tx, userId);
  if (!replaces(plan, present)) return false;
  const { id, tier, status, periodStart, periodEnd, cancelAtPeriodEnd, endedAt, nextTier } = plan;
  const pastDueSince = status === "past_due" ? (present?.past_due_since ?? new Date()) : null;
  const next = {
    tier,
    status,
    period_start: periodStart,
    period_end: endedAt ?? periodEnd,
    renews: true,
    cancel_at_period_end: cancelAtPeriodEnd,
    next_tier: nextTier,
    past_due_since: pastDueSince,
    reference: id,
  };
  const isSame = present !== undefined && isEqual(next, present);
  await saveSubscription(tx, { user_id: userId, ...next });
  await settleCheckoutsFor(tx, userId, tier);
  return !isSame;
}

/** A plan that has ended does not take away what an operator gave, nor a newer plan. */
function replaces({ id, status }: Plan, present: SubscriptionRow | undefined): boolean {
  if (present?.reference === id) return true;
  if (present === undefined) return status !== "inactive";
  return status === "active" || status === "trialing" || status === "past_due";
}

const isEqual = (next: Partial<SubscriptionRow>, present: SubscriptionRow): boolean =>
  Object.entries(next).every(([key, value]) => String(value) === String(present[key as keyof SubscriptionRow]));

async function applyPurchases(
  tx: Tx,
  settings: AccessSettings,
  userId: string,
  { purchases }: CustomerTruth,
): Promise<boolean> {
  let changed = false;
  for (const { id, type, credits, amount, paymentId, domain, isRefunded } of purchases) {
    const reason = plans[type].name;
    const purchase = { userId, type, credits, reference: id, kind: "purchase", reason, amount, paymentId } as const;
    const isNew = await insertPurchase(tx, purchase);
    await settleCheckout(tx, id);
    if (isRefunded) changed = (await takeBackPurchase(tx, id)) || changed;
    else if (isNew && domain !== null) await openBoughtDomain(tx, settings, userId, domain);
    changed ||= isNew;
  }
  return changed;
}
