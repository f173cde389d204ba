import { plans, type OneTimeType, type SubscriptionTier } from "@audit/contract";
import { recordAudit } from "../../platform/audit/index.ts";
import type { Db } from "../../platform/database/index.ts";
import { loadEntitlements } from "./entitlement-store.ts";
import { addDays, hasLiveSubscription } from "./policy.ts";
import { endSubscription, insertPurchase, saveSubscription } from "./purchase-store.ts";

interface Grant {
  readonly userId: string;
  /** Who gives it, for the audit. */
  readonly actor: string;
}

/** Gives an account a tier that ends by itself, in place of what it had; "free" takes it away. */
export const grantTier = (
  db: Db,
  { userId, actor, tier, days }: Grant & { tier: SubscriptionTier | "free"; days: number },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = new Date();
    if (tier === "free") await endSubscription(tx, userId);
    else {
      await saveSubscription(tx, {
        user_id: userId,
        tier,
        status: "active",
        period_start: now,
        period_end: addDays(now, days),
        renews: false,
      });
    }
    await recordAudit(tx, { actor, action: "grant tier", subject: userId, details: { tier, days } });
  });

/** Gives an account credits, as a one-off purchase that cost nothing. */
export const grantCredits = (
  db: Db,
  { userId, actor, type, credits }: Grant & { type: OneTimeType; credits: number },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const reason = `${plans[type].name} granted`;
    await insertPurchase(tx, { userId, type, credits, reference: null, kind: "bonus", reason });
    await recordAudit(tx, { actor, action: "grant credits", subject: userId, details: { type, credits } });
  });

const SEEDED_DAYS = 30;

/** Gives a seeded account its plan, and again once it has ended. */
export async function seedTier(db: Db, userId: string, tier: SubscriptionTier): Promise<void> {
  if (hasLiveSubscription(await loadEntitlements(db, { payments: "sandbox", freeDomainsPerMonth: 0 }, userId))) return;
  await grantTier(db, { userId, actor: "seed", tier, days: SEEDED_DAYS });
}
