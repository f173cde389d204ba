import { sellingTexts, type SubscriptionTier } from "@audit/contract";
import { Problem } from "../../platform/http/index.ts";
import type { Offer, Plan } from "../../platform/payments/index.ts";
import { runningPlan } from "./plan-of.ts";
import { orProblem } from "./refusals.ts";
import { syncAccount, type Billing } from "./sync.ts";
import { findOffer } from "./tiers.ts";

export interface PlanChange {
  readonly tier: SubscriptionTier;
  readonly effective: "now" | "period_end";
  readonly at: Date;
}

/**
 * Moves the running plan to another tier: up at once, down with the next period.
 * @param shownTier what the page believed; another one means that it is out of date
 * @throws Problem CONFLICT, CHECKOUT_REFUSED
 */
export function changePlan(
  billing: Billing,
  userId: string,
  newTier: SubscriptionTier,
  shownTier: string | undefined,
): Promise<PlanChange> {
  return orProblem(sellingTexts.planChangeFailed, async () => {
    const { plan, offer } = await readChange(billing, userId, newTier);
    if (shownTier !== undefined && shownTier !== plan.tier) throw outOfDate();
    const change = describe(plan, newTier);
    if (change.effective === "now") await billing.gateway.upgrade(plan, offer);
    else await billing.gateway.downgrade(plan, offer);
    await syncAccount(billing, userId);
    return change;
  });
}

/** What that change would cost today; cents. */
export function previewPlan(
  billing: Billing,
  userId: string,
  newTier: SubscriptionTier,
): Promise<PlanChange & { dueToday: number; currency: string }> {
  return orProblem(sellingTexts.planChangeFailed, async () => {
    const { plan, offer } = await readChange(billing, userId, newTier);
    const change = describe(plan, newTier);
    if (change.effective === "period_end") return { ...change, dueToday: 0, currency: offer.currency };
    return { ...change, ...(await billing.gateway.previewChange(plan, offer)) };
  });
}

async function readChange(
  billing: Billing,
  userId: string,
  newTier: SubscriptionTier,
): Promise<{ plan: Plan; offer: Offer }> {
  const plan = await runningPlan(billing, userId);
  if (plan.tier === newTier && plan.nextTier === null) throw outOfDate();
  const offer = await findOffer(billing.gateway, "subscription", newTier);
  if (offer === null) throw new Problem("CHECKOUT_REFUSED", { text: sellingTexts.planChangeFailed });
  return { plan, offer };
}

/** The tiers' names are in order: tier1 is below tier2. */
const describe = (plan: Plan, tier: SubscriptionTier): PlanChange =>
  tier >= plan.tier
    ? { tier, effective: "now", at: new Date() }
    : { tier, effective: "period_end", at: plan.periodEnd };

const outOfDate = (): Problem =>
  new Problem("CONFLICT", { text: "Your plan has changed meanwhile. Please look again." });
